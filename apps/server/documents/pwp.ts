import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import type { pwpParts } from '@quartet/contract/areas/documents.ts'
import { writtenDate } from '@quartet/domain/dates.ts'
import { scoresOf } from '@quartet/domain/patterns.ts'
import { barsOf } from './bars.ts'
import { frameOf, inLanguage, type Reader } from './frame.ts'
import type { Person } from './plp.ts'

type Outputs = InferContractRouterOutputs<typeof contract>
type Career = Pick<Outputs['career']['statements'], 'questions' | 'statements' | 'my_statements'>
type Part = (typeof pwpParts)[number]
type Options = { own: boolean; shows: (part: Part) => boolean }

/**
 * The Personal Work Profile: label, four bars, and the chosen statements under each question
 * (method D24); null without anything to show.
 */
export function pwpView(
  reader: Reader,
  { person, career }: { person: Person; career: Career },
  { own, shows }: Options,
) {
  const { t, language } = reader
  const { name } = person
  const hasScores = shows('scores') && scoresOf(person) !== null
  const chosen = shows('statements') ? career.my_statements : []
  if (!hasScores && chosen.length === 0) return null
  const label = hasScores && person.classification && t(`label.${person.classification}`)
  const isProvisional = person.classification_standard === false
  return {
    ...frameOf(reader, {
      title: `${t('pwp.title')} · ${name}`,
      kind: t('pwp.title'),
      heading: name,
      name,
      date: person.scored_at ? writtenDate(person.scored_at, language.tag) : '',
      evidence: `${own ? t('profile.evidence') : t('share.foot', { name })} ${t('career.honest')}`,
      evidenceInText: true,
    }),
    label: label && isProvisional ? t('label.provisional', { label }) : label || null,
    bars: hasScores
      ? barsOf(t, person, person.user_pattern_classification, person.score_error)
      : [],
    error_note: t('profile.score_error'),
    nothing: t('plp.none'),
    questions: chosen.length === 0 ? [] : questionsOf(reader, career, chosen),
  }
}

const questionsOf = (reader: Reader, career: Career, chosen: readonly number[]) =>
  career.questions.map(({ id, title }) => {
    const under = career.statements.filter(({ question_id }) => question_id === id)
    return {
      title: inLanguage(reader, title, under[0]?.language_id ?? 0),
      statements: under
        .filter((statement) => chosen.includes(statement.id))
        .map(({ pattern, title: text, language_id }) => ({
          pattern,
          ...inLanguage(reader, text, language_id),
        })),
    }
  })
