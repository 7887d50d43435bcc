import type { Translate } from '@quartet/content/texts/text.ts'
import type { cardParts } from '@quartet/contract/areas/documents.ts'
import { writtenDate } from '@quartet/domain/dates.ts'
import type { NeededDegree } from '@quartet/domain/demand.ts'
import { fitOf } from '@quartet/domain/fit.ts'
import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import { frameOf, type Reader, writtenBy } from './frame.ts'
import { cardLines, type DecodedTask, excerptLines } from './task-text.ts'

type Part = (typeof cardParts)[number]
type Options = { own: boolean; shows: (part: Part) => boolean }
const after = ['assess', 'reflect', 'revisit'] as const

/** The strategy card: how to work on one task, on one page (method D19). */
export function cardView(reader: Reader, decoded: DecodedTask, { own, shows }: Options) {
  const { t, language } = reader
  const { task, decoding } = decoded
  const { name } = task.person
  const groups = patterns.map((pattern) => ofPattern(reader, decoded, { own, shows }, pattern))
  return {
    ...frameOf(reader, {
      title: t('decode.card_title', { name: task.name }),
      kind: t('document.card'),
      heading: task.name,
      name,
      date: task.due_date
        ? `${t('decode.due_on')} ${writtenDate(task.due_date, language.tag)}`
        : '',
      evidence: t('decode.foot', { name }),
      evidenceInText: true,
    }),
    facts: [name, task.topic_name]
      .filter((fact) => fact !== '')
      .map((fact) => writtenBy(reader, fact)),
    excerpt:
      shows('text') && task.description
        ? excerptLines(reader, task.description, decoding.marks)
        : null,
    task_asks: t('decode.task_asks'),
    groups,
    notes: shows('notes') ? notesOf(reader, decoded) : [],
    variants: variantsFor(Math.max(...groups.map(({ lines }) => lines.length))),
  }
}

/** A pattern's score, the demand, the action and the chosen lines. */
function ofPattern(
  reader: Reader,
  { task, decoding }: DecodedTask,
  { own, shows }: Options,
  pattern: Pattern,
) {
  const { t } = reader
  const band = shows('scores') ? (task.person.bands?.[pattern] ?? null) : null
  const score = task.person.scores?.[pattern] ?? ''
  const needed = decoding.needed?.[pattern]
  const action = needed && band ? fitOf(needed, band) : null
  const lines = cardLines(reader, task).filter((line) => line.pattern === pattern)
  return {
    pattern,
    name: t(`pattern.${pattern}`),
    band,
    degree: band && t(own ? 'decode.own' : 'decode.own_of', { band: t(`band.${band}`), score }),
    needed: needed ? neededName(t, needed) : t('decode.not_judged'),
    action: action && t(`decode.${task.person.age_group_id === 1 ? 'child' : 'action'}_${action}`),
    lines,
    /** What is said when so many do not fit. */
    more: lines.map((_, at) => t('document.left', { count: at + 1 })),
  }
}

/** How much a task needs, in a plain word, and the method's term for it: Mainly (Use First). */
function neededName(t: Translate, degree: NeededDegree) {
  const word = t(`decode.needed_${degree}`)
  return degree === 'Low' ? word : `${word} (${t(`band.${degree}`)})`
}

/** The length of a note that fits on the page. */
const longestNote = 320

const notesOf = (reader: Reader, { task }: DecodedTask) =>
  after.flatMap((step) =>
    task.drill
      .filter((one) => one.step === step && (one.note || one.rating))
      .map(({ note, rating }) => ({
        title: [reader.t(`decode.step_${step}`), rating && reader.t('decode.rated', { rating })]
          .filter(Boolean)
          .join(' '),
        text: writtenBy(
          reader,
          note.length > longestNote
            ? `${note.slice(0, longestNote).replace(/\p{Cs}$/u, '')}…`
            : note,
        ),
      })),
  )

/** How the card is made smaller until it fits: first the type, then fewer lines. */
const variantsFor = (longest: number) => [
  ...[11.5, 11, 10.5, 10, 9.5, 9, 8.5, 8].map((size) => ({ size, most: longest })),
  ...Array.from({ length: longest }, (_, at) => ({ size: 8, most: longest - 1 - at })),
]
