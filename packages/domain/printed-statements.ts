import { type Band, bands } from './bands.ts'
import type { Pattern, Scores } from './patterns.ts'
import { noteOf, type StatementType } from './plp.ts'

type Statement = { id: number; pattern: Pattern; type: StatementType; user_id: number | null }
type Person<One> = {
  scores: Scores | null
  degree: Band | null
  statements: readonly One[]
  selected: readonly number[]
}

/**
 * The statements of a full profile for a pattern, by group: those of its degree, the note on its
 * rank, and all that the person ticked or wrote.
 */
export function statementsToPrint<One extends Statement>(
  { scores, degree, statements, selected }: Person<One>,
  pattern: Pattern,
) {
  const ofPattern = statements.filter((statement) => statement.pattern === pattern)
  const note = rankNoteOf(ofPattern, scores, pattern)
  const groups = [degree, ...bands.filter((band) => band !== degree), 'Sequence' as const]
  return groups.flatMap((type) => {
    const shown = ofPattern
      .filter((statement) => statement.type === type)
      .map((statement) => ({ ...statement, chosen: selected.includes(statement.id) }))
      .filter(
        ({ id, chosen, user_id }) => chosen || user_id !== null || type === degree || id === note,
      )
    return type && shown.length > 0 ? [{ type, statements: shown }] : []
  })
}

/**
 * The note for the pattern's rank: the catalogue has four, in the order of the ranks. Undefined for
 * a shared rank.
 */
function rankNoteOf(statements: readonly Statement[], scores: Scores | null, pattern: Pattern) {
  const rank = scores && noteOf(scores)[pattern]
  const notes = statements.filter(({ type, user_id }) => type === 'Sequence' && user_id === null)
  return rank ? notes[rank - 1]?.id : undefined
}
