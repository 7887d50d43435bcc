/// <reference lib="dom" />
import { expect } from '@playwright/test'
import { firstLanguages } from '../packages/content/languages.ts'
import { complaintsOf } from './look.ts'
import { openAccount, openAccountOf } from './screens/account.ts'
import { openClassCards } from './screens/class-cards.ts'
import {
  openContentLists,
  openContentPages,
  openInstitutionPages,
  openPeoplePages,
  openTopics,
  openTopicsOnPhone,
  openTwoContentLists,
} from './screens/content.ts'
import { openClassSession, openCourses } from './screens/courses.ts'
import { openDashboards } from './screens/dashboard.ts'
import {
  joinAsChild,
  joinWithCode,
  logInAndReset,
  logInWithMore,
  openPages,
  readFirstPage,
  signUp,
  signUpAsTeen,
} from './screens/entrance.ts'
import { openFamilies } from './screens/families.ts'
import { openGroups } from './screens/groups.ts'
import { askGuardian } from './screens/guardians.ts'
import { readInventory, takeInventory } from './screens/inventory.ts'
import { openCoaching, openJoinRequest, openMembership } from './screens/memberships.ts'
import { openOnPhone } from './screens/phone.ts'
import * as profile from './screens/profile.ts'
import { signUpOtherwise } from './screens/sign-up-forms.ts'
import { openSubscription } from './screens/subscription.ts'
import * as tasks from './screens/tasks.ts'
import { openTeamSteps } from './screens/team-steps.ts'
import { Visitor } from './screens/visitor.ts'
import { test } from './test.ts'
import { sql } from './world.ts'

/**
 * Every day in English and right to left. With E2E_PICTURES=folder, each screen is saved there as a
 * picture: wide, narrow and dark.
 */
const walks: Record<string, (visitor: Visitor) => Promise<void>> = {
  'the first page': readFirstPage,
  'the inventory, from the instructions to the result': takeInventory,
  'the profile with everything open, its sheets, and the menu of a phone': profile.openWholeProfile,
  'the lists of tasks and their dialogs': tasks.openTaskLists,
}

/** Screens made of the same parts; every day in English only. */
const similarWalks: typeof walks = {
  'the login and a forgotten password': logInAndReset,
  'the second step and other services': logInWithMore,
  'the sign-up with a card': signUp,
  'the sign-up of families, professionals and coaching clients': signUpOtherwise,
  'the Share dialog and the page of a link': profile.shareLink,
  'the career match and the work profile': profile.openWorkProfile,
  'the account and the own data': openAccount,
  'the groups of a facilitator': openGroups,
  'class cards': openClassCards,
  'a class session': openClassSession,
  'the courses': openCourses,
  'the dashboards': openDashboards,
  'a family': openFamilies,
  'the own institution': openMembership,
  'the clients of a facilitator': openCoaching,
  'a minor who waits to join an institution': openJoinRequest,
  'the pages that everybody may open': openPages,
  'the sign-up with a code': joinWithCode,
  'the sign-up of a child': joinAsChild,
  'the link with the classroom': profile.linkClassroom,
  'the pages to read, inside': profile.readInside,
  'the profile of somebody else': profile.readSomebodyElse,
  'the guardian’s page, and who waits for a guardian': askGuardian,
  'lists of tasks that are empty or fail': tasks.openOtherTaskLists,
  'assigned tasks, of the giver and of the learner': tasks.openAssignedTasks,
  'the tasks of a team': tasks.openTeamTasks,
  'the list of topics, its dialogs and its pages': openTopics,
  'the pages of content': openContentPages,
  'people, their rights and the settings': openPeoplePages,
  'institutions and categories of people': openInstitutionPages,
  'the first step of building a team': openTeamSteps,
}

/** States of screens that differ little from those above, in English only. */
const furtherWalks: typeof walks = {
  'two lists of content with their dialogs': openTwoContentLists,
  'every list of content with its dialogs @deep': (visitor) => openContentLists(visitor),
  'the sign-up of somebody of 14': signUpAsTeen,
  'the form of children, and the answers': readInventory,
  'own statements': profile.writeStatements,
  'sharing and the picture': profile.shareProfile,
  'the profile of a child': profile.openProfileAsChild,
  'an access that ends': profile.runOutOfTime,
  'a guest': profile.visitAsGuest,
  'pages that are closed, or have nothing to show': profile.findClosedPages,
  'the page of a task': tasks.openTaskPage,
  'the page of a task without a result, and of somebody else': tasks.openOtherTaskPages,
  'a task in another language': tasks.openForeignTask,
  'topics on a phone': openTopicsOnPhone,
  'the account of somebody else': openAccountOf,
  'the subscription of somebody who pays': openSubscription,
  'a phone, with a word that cannot be broken @deep': openOnPhone,
}

for (const { id, locale, tag, title, rtl } of firstLanguages.filter(
  ({ locale, rtl }) => rtl === 1 || ['en', 'ge', 'it'].includes(locale),
)) {
  const isEveryDay = locale === 'en' || rtl === 1
  const further = locale === 'en' ? furtherWalks : {}
  test.describe(`${title}${isEveryDay ? '' : ' @deep'}`, () => {
    test.beforeAll(
      async () => void (await sql('update languages set published = true where id = $1', [id])),
    )
    for (const [name, walk] of Object.entries({ ...further, ...walks, ...similarWalks }))
      test(
        rtl === 1 && name in similarWalks ? `${name} @deep` : name,
        async ({ page, browser }) => {
          test.setTimeout(300_000)
          const complaints = complaintsOf(page)
          await page.setViewportSize({ width: 1280, height: 800 })
          await walk(new Visitor(page, browser, { locale, tag, rtl, languageId: id }))
          expect(complaints).toEqual([])
        },
      )

    if (rtl === 1)
      test('the font of the product is used for the letters', async ({ page }) => {
        await page.goto(`/login?lang=${id}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const loaded = () =>
          page.evaluate(() =>
            [...document.fonts]
              .filter(({ status }) => status === 'loaded')
              .map(({ family }) => family),
          )
        await expect.poll(loaded).toContainEqual(expect.stringContaining('Vazirmatn Variable'))
        const first = await page
          .getByRole('heading', { level: 1 })
          .evaluate((heading) => getComputedStyle(heading).fontFamily)
        expect(first).toContain('Vazirmatn Variable')
      })
  })
}
