/// <reference lib="dom" />
import { type Browser, expect, type Page } from '@playwright/test'
import { readTable } from '../../packages/content/table.ts'
import { expectAccessible, expectFitsWidths, isDeep } from '../look.ts'
import { type Words, wordsIn } from '../words.ts'

const careerTitle = (language: string) =>
  readTable('career-questions', language).rows.find(({ cells }) => cells.id === 'need')?.cells
    .title ?? 'missing'

/** Sample input in the language of the user. */
const english = {
  firstName: 'Ada',
  letter: 'a',
  task: 'Task',
  subject: 'Maths',
  category: 'Reading',
  sentence: 'I like to begin with a clear list.',
  careerTitle: careerTitle('en'),
}
const arabic: typeof english = {
  firstName: 'ليلى',
  letter: 'ا',
  task: 'واجب',
  subject: 'رياضيات',
  category: 'قراءة',
  sentence: 'أحب أن أبدأ بقائمة واضحة قبل كل شيء.',
  careerTitle: careerTitle('ar'),
}
const samples: Record<string, typeof english> = {
  en: english,
  ar: arabic,
  ge: { ...english, careerTitle: careerTitle('ge') },
  it: { ...english, careerTitle: careerTitle('it') },
}

type Language = { locale: string; tag: string; rtl: 0 | 1; languageId: number }

/** Navigates from screen to screen in one language and checks each of them. */
export class Visitor {
  readonly page: Page
  readonly browser: Browser
  readonly tag: string
  readonly languageId: number
  readonly isMirrored: boolean
  readonly say: Words
  readonly sample: typeof english

  constructor(page: Page, browser: Browser, { locale, tag, rtl, languageId }: Language) {
    this.page = page
    this.browser = browser
    this.tag = tag
    this.languageId = languageId
    this.isMirrored = rtl === 1
    this.say = wordsIn(locale)
    this.sample = samples[locale] ?? english
  }

  /**
   * Checks that the current screen has the right language and direction, that nothing overflows on
   * a phone and on a desktop, and that letters which join are not spaced.
   */
  readonly see = async (name: string, page = this.page) => {
    await expect(page.locator('html')).toHaveAttribute('dir', this.isMirrored ? 'rtl' : 'ltr')
    await expect(page.locator('html')).toHaveAttribute('lang', this.tag)
    await expectFitsWidths(page, `${this.tag}-${name}`)
    if (this.isMirrored) expect(await page.evaluate(findSpacedArabic)).toEqual([])
    await this.seeAsItIs(page)
  }

  /** Checks accessibility, right to left by name only. Does not resize the window. */
  readonly seeAsItIs = async (page = this.page) => {
    if (!this.isMirrored || isDeep()) await expectAccessible(page)
  }
}

/** Finds elements with letter spacing between joined Arabic letters. */
const findSpacedArabic = () =>
  [...document.querySelectorAll('body *')]
    .filter((element) =>
      /\p{Script=Arabic}/u.test(
        [...element.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : '')).join(''),
      ),
    )
    .filter((element) => !['normal', '0px'].includes(getComputedStyle(element).letterSpacing))
    .map((element) => element.className)

/** Waits until the first heading is visible and all data is loaded. */
export async function expectLoaded({ page, say }: Visitor) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  const loading = page.getByRole('main').getByText(say('shell.loading'), { exact: true })
  // a closed list of options keeps its own text in the page, hidden
  await expect(loading.filter({ visible: true })).toHaveCount(0)
}
