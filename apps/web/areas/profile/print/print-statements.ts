import { bands } from '@quartet/domain/bands.ts'
import type { Pattern } from '@quartet/domain/patterns.ts'
import { scoresOf } from '@quartet/domain/patterns.ts'
import { noteOf } from '@quartet/domain/plp.ts'
import type { Person } from '../read/person.ts'

/**
 * The statements to print for a pattern: those of its degree, the note on its rank, and all that
 * the person ticked or wrote.
 */
export function statementsToPrint(person: Person, pattern: Pattern) {
  const degree = person.user_pattern_classification[pattern]
  const note = rankNoteOf(person, pattern)
  const groups = [degree, ...bands.filter((band) => band !== degree), 'Sequence' as const]
  return groups.flatMap((type) => {
    const statements = person.attributes
      .filter((statement) => statement.pattern === pattern && statement.type === type)
      .map((statement) => ({
        ...statement,
        chosen: person.selected_attributes.includes(statement.id),
      }))
      .filter(
        ({ id, chosen, user_id }) => chosen || user_id !== null || type === degree || id === note,
      )
    return type && statements.length > 0 ? [{ type, statements }] : []
  })
}

/**
 * The note for the pattern's rank: the catalogue has four, in the order of the ranks. Undefined for
 * a shared rank.
 */
function rankNoteOf(person: Person, pattern: Pattern) {
  const scores = scoresOf(person)
  const place = scores && noteOf(scores)[pattern]
  const notes = person.attributes.filter(
    ({ type, user_id, ...note }) =>
      note.pattern === pattern && type === 'Sequence' && user_id === null,
  )
  return place ? notes[place - 1]?.id : undefined
}
