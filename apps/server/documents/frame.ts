import { bandMeanings } from '@quartet/content/band-meanings.ts'
import type { Translate } from '@quartet/content/texts/text.ts'
import { bandRanges, bands, cuts, scoreRange } from '@quartet/domain/bands.ts'
import { shownDate, writtenDate } from '@quartet/domain/dates.ts'
import { cutLines } from '@quartet/domain/score-scale.ts'
import { directionOf } from '@quartet/domain/text-direction.ts'

type Direction = 'ltr' | 'rtl'
/** A text with its own language and direction. */
export type Words = { text: string; lang: string; dir: Direction }

/** Who reads a document: the language, the paper, and the day on which it is made. */
export type Reader = {
  t: Translate
  language: { tag: string; isRtl: boolean }
  /** The BCP 47 tags of all languages by their ids. */
  tags: ReadonlyMap<number, string>
  paper: 'a4' | 'us-letter'
  now: Date
}

type Heading = {
  /** The title of the file. */
  title: string
  /** The kind of the document, above the name. */
  kind: string
  /** The first heading, and the name in the foot. */
  heading: string
  name: string
  date: string
  /** What the document says about itself, and whether it is in the text of the first page. */
  evidence: string
  evidenceInText: boolean
}

/** What the first lines and the foot of every page show. */
export function frameOf(reader: Reader, heading: Heading) {
  const { t, language, paper, now } = reader
  return {
    lang: codeOf(language.tag),
    dir: language.isRtl ? ('rtl' as const) : ('ltr' as const),
    paper,
    title: withoutIsolates(heading.title),
    kind: heading.kind,
    heading: writtenBy(reader, heading.heading),
    name: writtenBy(reader, heading.name),
    date: heading.date,
    printed_on: t('print.on', { date: writtenDate(now.toISOString(), language.tag) }),
    page_of: t('document.page', { page: '{page}', pages: '{pages}' }),
    evidence: heading.evidence,
    evidence_in_text: heading.evidenceInText,
    ...scaleOf(t),
  }
}

/** The scale on which the four bars are drawn. */
const scaleOf = (t: Translate) => ({
  cuts: cutLines.map(({ position }) => ({ at: position / 100 })),
  scale: [
    { at: 0, score: scoreRange.min },
    ...cutLines.flatMap(({ below, above, position }) => [
      { at: position / 100 - beside, score: below },
      { at: position / 100 + beside, score: above },
    ]),
    { at: 1, score: scoreRange.max },
  ],
  degrees: bands.map((band, at) => ({
    band,
    name: t(`band.${band}`),
    range: t('band.range', bandRanges[band]),
    meaning: t(bandMeanings[band]),
    share: sharesOfScale[at],
  })),
})
/** How far the numbers beside a line are from it, as a share of the scale. */
const beside = 0.03
const sharesOfScale = [
  cuts.asNeeded - 0.5 - scoreRange.min,
  cuts.useFirst - cuts.asNeeded,
  scoreRange.max + 0.5 - cuts.useFirst,
]

/** Readers of titles and alternative texts may show the characters that isolate a direction. */
export const withoutIsolates = (text: string) => text.replace(/[\u2066-\u2069]/g, '')

/** A day as dd / MM / yyyy, which is read from left to right in every language. */
export const dayOf = ({ language }: Reader, day: string) =>
  language.isRtl ? `\u2066${shownDate(day)}\u2069` : shownDate(day)

/** The typesetter knows languages without a region: `pt` for `pt-BR`. */
const codeOf = (tag: string) => new Intl.Locale(tag).language

/** A text of the product in its language. */
export const inLanguage = (
  { tags, language }: Reader,
  text: string,
  languageId: number,
): Words => ({
  text,
  lang: codeOf(tags.get(languageId) ?? language.tag),
  dir: directionOf(text),
})

/** A text that a person wrote, in the language of the reader. */
export const writtenBy = ({ language }: Reader, text: string): Words => ({
  text,
  lang: codeOf(language.tag),
  dir: /\p{L}/u.test(text) ? directionOf(text) : language.isRtl ? 'rtl' : 'ltr',
})

/** The names of things in a sentence: Sequence, Precision and Confluence. */
export const listed = ({ language }: Reader, names: string[]) =>
  new Intl.ListFormat(language.tag, { type: 'conjunction' }).format(names)
