import { type Mark, marksIn } from './decoding.ts'
import { type Pattern, patterns } from './patterns.ts'
import { cueOf, type ReadyWall } from './wall.ts'

/**
 * The person's statements that fit a task: those that contain a word of the wall, in any of its
 * forms, that is marked in the task for the statement's pattern (method D19).
 */
export function fittingStatements<Statement extends { pattern: Pattern; title: string }>(
  statements: readonly Statement[],
  marks: readonly Mark[],
  wall: ReadyWall,
): Statement[] {
  const marked = new Map(
    patterns.map((pattern) => [
      pattern,
      wordsOf(
        marks.filter((mark) => mark.pattern === pattern),
        wall,
      ),
    ]),
  )
  return statements.filter(({ pattern, title }) =>
    wordsOf(marksIn(title, wall), wall).some((word) => marked.get(pattern)?.includes(word)),
  )
}

/** The words of the wall that marks are forms of. */
const wordsOf = (marks: readonly Mark[], wall: ReadyWall) =>
  marks.flatMap(({ text }) => cueOf(wall, text)?.word ?? [])
