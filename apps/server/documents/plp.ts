import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import type { plpParts } from '@quartet/contract/areas/documents.ts'
import { type Band, nearBand } from '@quartet/domain/bands.ts'
import { writtenDate } from '@quartet/domain/dates.ts'
import { definitionOf } from '@quartet/domain/definition.ts'
import { degreeSentence } from '@quartet/domain/degree-sentence.ts'
import { byUse } from '@quartet/domain/order.ts'
import { type Pattern, patterns, type Scores, scoresOf } from '@quartet/domain/patterns.ts'
import { onPlp } from '@quartet/domain/plp.ts'
import { statementsToPrint } from '@quartet/domain/printed-statements.ts'
import { spokenBlocks } from '@quartet/domain/spoken.ts'
import { barsOf, nearPatterns } from './bars.ts'
import { dayOf, frameOf, inLanguage, listed, type Reader, type Words, writtenBy } from './frame.ts'

type Outputs = InferContractRouterOutputs<typeof contract>
export type Person = Outputs['profile']['show']['user']
type Cards = Outputs['profile']['cards']
type Result = { finished_at: string } & Scores
type Statement = Person['attributes'][number]
type Part = (typeof plpParts)[number]

export type PlpContent = {
  person: Person
  cards: Cards
  /** Past results, newest first; only for the full profile. */
  attempts: readonly Result[]
}
type Options = {
  /** Whether the document addresses the person. */
  own: boolean
  sheet: 'page' | 'full'
  shows: (part: Part) => boolean
}
type Input = PlpContent & Options & { reader: Reader; scores: Scores }

/** What a Personal Learning Profile shows; null without a result. */
export function plpView(reader: Reader, content: PlpContent, options: Options) {
  const scores = scoresOf(content.person)
  if (!scores) return null
  const input = { reader, scores, ...content, ...options }
  const { t } = reader
  const { own, sheet, shows } = options
  const { name, first_name, scored_at, age_group_id } = content.person
  const isChild = own && age_group_id === 1
  const title = isChild
    ? t('child.profile_title', { name: first_name })
    : own
      ? t('profile.title')
      : t('profile.title_of', { name })
  return {
    ...frameOf(reader, {
      title: own ? `${title} · ${name}` : title,
      kind: isChild ? title : t('profile.next_plp'),
      heading: name,
      name,
      date: scored_at ? writtenDate(scored_at, reader.language.tag) : '',
      evidence: own ? t('profile.evidence') : t('profile.evidence_of', { name }),
      evidenceInText: true,
    }),
    sheet,
    sentence: shows('scores') && !isChild ? sentenceOf(input) : null,
    ...scoresPart(input),
    label: shows('definition') ? labelOf(input) : null,
    guides: isChild && shows('scores') ? guidesOf(input) : [],
    ...(sheet === 'page' ? chosenPart(input) : fullPart(input)),
  }
}

/** The result in one sentence. */
function sentenceOf({ reader, person, scores, own }: Input) {
  const { t } = reader
  const sentence = degreeSentence(person.user_pattern_classification, byUse(scores))
  if (!sentence) return null
  const namesOf = (those: Pattern[]) =>
    listed(
      reader,
      those.map((pattern) => t(`pattern.${pattern}`)),
    )
  return t(`profile.${own ? 'own' : 'of'}_${sentence.kind}`, {
    name: person.name,
    first: namesOf(sentence.first),
    needed: namesOf(sentence.needed),
    avoid: namesOf(sentence.avoid),
  })
}

function scoresPart({ reader: { t }, person, own, sheet, shows }: Input) {
  if (!shows('scores')) return { bars: [], bars_title: '', near: [], error_note: '' }
  const near = sheet === 'full' ? (own ? 'near' : 'near_of') : own ? 'close' : 'close_of'
  const title = t(own ? 'profile.scores' : 'profile.scores_of')
  return {
    bars: barsOf(t, person, person.user_pattern_classification, person.score_error),
    bars_title: person.score_source === 'manual' ? `${title} (${t('profile.by_hand')})` : title,
    near: nearPatterns(person).map(
      (pattern) => `${t(`pattern.${pattern}`)}: ${t(`profile.${near}`)}`,
    ),
    error_note: t('profile.score_error'),
  }
}

function labelOf({ reader, person, cards, own }: Input) {
  const { t } = reader
  if (!person.classification) return null
  const label = t(`label.${person.classification}`)
  const definition = definitionOf(person, cards, own)
  return {
    title: person.classification_standard === false ? t('label.provisional', { label }) : label,
    definition: paragraphsOf(reader, definition),
    check: person.classification === 'Bridge Learner' ? t('label.bridge_check') : null,
  }
}

const paragraphsOf = (
  reader: Reader,
  html: { body: string; language_id: number } | null,
): Words[] =>
  html ? spokenBlocks(html.body).map((text) => inLanguage(reader, text, html.language_id)) : []

const guideDegrees = { Avoid: 'avoid', 'As Needed': 'needed', 'Use First': 'first' } as const

/** What a child reads about each pattern. */
const guidesOf = ({ reader: { t }, person, scores }: Input) =>
  byUse(scores).flatMap((pattern) => {
    const band = person.user_pattern_classification[pattern]
    return band
      ? [
          {
            pattern,
            name: t(`child.${pattern}`),
            text: t(`child.${pattern}_${guideDegrees[band]}`),
          },
        ]
      : []
  })

const empty = {
  statements: [],
  statements_title: '',
  nothing: '',
  own: '',
  variants: [{ size: 10.5, most: 0 }],
  sections: [],
  chosen: '',
  included: '',
  history: null,
}

/** The chosen and own statements of each pattern, own ones first. */
function chosenPart({ reader, person, own, shows }: Input) {
  const { t } = reader
  const shown = onPlp(person.attributes, person.selected_attributes).filter(({ user_id }) =>
    shows(user_id === null ? 'statements' : 'own_statements'),
  )
  if (!(shows('statements') || shows('own_statements')) || !person.sees.includes('statements'))
    return empty
  const groups = patterns.map((pattern) => {
    const statements = shown
      .filter((one) => one.pattern === pattern)
      .toSorted((one, other) => Number(one.user_id === null) - Number(other.user_id === null))
    return {
      pattern,
      name: t(`pattern.${pattern}`),
      statements: statements.map((one) => ({ ...wordsOf(reader, one), own: one.user_id !== null })),
      /** What is said when so many do not fit. */
      more: statements.map((_, at) => t('document.more', { count: at + 1 })),
    }
  })
  const longest = Math.max(...groups.map(({ statements }) => statements.length))
  return {
    ...empty,
    statements: groups,
    statements_title: t(own ? 'plp.statements' : 'plp.statements_of'),
    nothing: t('plp.none'),
    own: t('statement.own'),
    variants: variantsFor(longest),
  }
}

/** How a page is made smaller until it fits: first the type, then fewer statements. */
const variantsFor = (longest: number) => [
  ...[11.5, 11, 10.5, 10, 9.5, 9, 8.5].map((size) => ({ size, most: longest })),
  ...Array.from({ length: longest }, (_, at) => ({ size: 8.5, most: longest - 1 - at })),
]

const wordsOf = (reader: Reader, { title, language_id, user_id }: Statement) =>
  user_id === null ? inLanguage(reader, title, language_id) : writtenBy(reader, title)

/** Each pattern with its descriptions and statements, and the results so far. */
function fullPart(input: Input) {
  const { reader, person, cards, shows } = input
  const { t } = reader
  return {
    ...empty,
    sections: cards.cards.map((card) => sectionOf(input, card)),
    chosen: t('profile.chosen'),
    included:
      person.sees.includes('statements') && shows('statements') ? t('print.statements') : '',
    history: shows('scores') ? historyOf(input) : null,
  }
}

function sectionOf(input: Input, card: Cards['cards'][number]) {
  const { reader, person, own, shows } = input
  const { t } = reader
  const pattern = card.number_key
  const band = shows('scores') ? person.user_pattern_classification[pattern] : null
  const uses = [band, shows('scores') ? nearBand(person[pattern]) : null]
  return {
    pattern,
    name: t(`pattern.${pattern}`),
    band,
    degree: band && t(`band.${band}`),
    score: person[pattern],
    lead: inLanguage(reader, card.second_title, card.language_id),
    items: card.items.map((item) => inLanguage(reader, item, card.language_id)),
    uses: uses.flatMap((one) =>
      one
        ? [
            {
              title: titleOfUse(t, one, one === band, own),
              text: paragraphsOf(reader, card.bands[one]),
            },
          ]
        : [],
    ),
    groups: groupsOf(input, pattern),
  }
}

function titleOfUse(t: Reader['t'], band: Band, isOwnBand: boolean, own: boolean) {
  const name = { band: t(`band.${band}`) }
  if (!isOwnBand) return t('profile.other_side', name)
  return own ? t('profile.your_use', name) : t('profile.use_of', name)
}

function groupsOf(input: Input, pattern: Pattern) {
  const { reader, person, scores, shows } = input
  const { t } = reader
  const statements = person.attributes.filter(({ user_id }) =>
    shows(user_id === null ? 'statements' : 'own_statements'),
  )
  const selected = person.selected_attributes
  if (!shows('scores')) {
    // groups would tell the degree, by their titles and their order
    const chosen = statements.filter((one) => one.pattern === pattern && selected.includes(one.id))
    return chosen.length > 0
      ? [{ title: t('profile.statements'), statements: printed(input, chosen) }]
      : []
  }
  const degree = person.user_pattern_classification[pattern]
  return statementsToPrint({ scores, degree, statements, selected }, pattern).map(
    ({ type, statements }) => ({
      title:
        type === 'Sequence'
          ? t('profile.sequence_note')
          : `${t('profile.statements')}: ${t(`band.${type}`)}`,
      statements: printed(input, statements),
    }),
  )
}

const printed = ({ reader, person }: Input, statements: readonly Statement[]) =>
  statements.map((one) => ({
    ...wordsOf(reader, one),
    chosen: person.selected_attributes.includes(one.id),
  }))

function historyOf({ reader, person, attempts }: Input) {
  const { t } = reader
  const byHand =
    person.score_source === 'manual'
      ? [{ ...person, finished_at: person.scored_at ?? '', note: ` (${t('profile.by_hand')})` }]
      : []
  return {
    title: t('profile.history'),
    empty: t('profile.history_empty'),
    columns: [t('profile.history_date'), ...patterns.map((pattern) => t(`pattern.${pattern}`))],
    rows: [...byHand, ...attempts.map((attempt) => ({ ...attempt, note: '' }))].map((row) => ({
      date: `${dayOf(reader, row.finished_at)}${row.note}`,
      scores: patterns.map((pattern) => row[pattern] ?? 0),
    })),
  }
}
