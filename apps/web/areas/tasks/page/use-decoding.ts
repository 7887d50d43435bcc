import { countMarks, lacksMarks, laidOver, type Mark, marksIn } from '@quartet/domain/decoding.ts'
import {
  autoMarks,
  demandOf,
  isOlderVersion,
  type Needed,
  type NeededDegree,
} from '@quartet/domain/demand.ts'
import { fittingStatements } from '@quartet/domain/fitting-statements.ts'
import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import { emptyWall, neededOf } from '@quartet/domain/task-decoding.ts'
import type { ReadyWall } from '@quartet/domain/wall.ts'
import { useMemo, useState } from 'react'
import type { Patch } from './task.ts'
import type { Draft } from './use-task.ts'

/**
 * The demands of a task's words by pattern, and the functions to change them; computed in the
 * browser (method D16, D17).
 */
export function useDecoding(
  task: Draft,
  wall: ReadyWall | undefined,
  change: (patch: Patch) => void,
) {
  const [judged, setJudged] = useState<Partial<Needed>>({})
  const { description } = task
  const version = task.decoded ? task.decoder_version : null
  const isOlder = isOlderVersion(version)
  const auto = useMemo(
    () => autoMarks({ description, marks: task.marks, version }, wall),
    [description, task.marks, version, wall],
  )
  const own = useMemo(() => task.marks.filter(({ source }) => source === 'user'), [task.marks])
  const marks = useMemo(() => laidOver(auto, own), [auto, own])
  const {
    evidence,
    needed: proposed,
    usesTable,
  } = useMemo(() => demandOf(description, marks, wall ?? emptyWall), [description, marks, wall])
  const statements = useMemo(
    () => fittingStatements(task.statements, marks, wall ?? emptyWall),
    [task.statements, marks, wall],
  )
  const isJudged = task.needed_source === 'judged'
  const needed = neededOf(task, proposed)

  const asProposed = (next: readonly Mark[]): Patch => {
    const proposal = demandOf(description, next, wall ?? emptyWall).needed
    // a decoded task stays judged when its last mark is removed
    return isJudged || (task.decoded && !proposal)
      ? {}
      : { needed: proposal, needed_source: 'proposed' }
  }
  return {
    auto,
    own,
    marks,
    isSparse: wall !== undefined && !isOlder && lacksMarks(description, auto),
    /** Null for a task decoded by older rules: it did not rest on these words. */
    evidence: isOlder ? null : evidence,
    proposed,
    needed,
    isJudged,
    /** Whether the wall is loaded. */
    isReady: wall !== undefined,
    /** The person's statements that fit the task. */
    statements,
    /** Whether words without a mark influence the proposal, too. */
    usesTable,
    /** Includes single judgements while there is no complete proposal. */
    partly: needed ?? judged,
    counts: countMarks(marks),
    remark(next: Mark[]) {
      const laid = laidOver(auto, next)
      change({ marks: laid, ...asProposed(laid) })
    },
    judge(pattern: Pattern, degree: NeededDegree) {
      const next = { ...(needed ?? judged), [pattern]: degree }
      if (isWhole(next)) change({ marks, needed: next, needed_source: 'judged' })
      else setJudged(next)
    },
    /** Decodes a task again that was decoded by older rules. */
    decodeAgain:
      isOlder && wall
        ? () => {
            const laid = laidOver(marksIn(description, wall), own)
            const { needed: again } = demandOf(description, laid, wall)
            change({
              marks: laid,
              needed: again,
              needed_source: 'proposed',
              decoded: again !== null,
            })
          }
        : null,
    unjudge: () => change({ marks, needed: proposed, needed_source: 'proposed' }),
    confirm: () =>
      needed &&
      change({
        marks,
        needed,
        needed_source: isJudged ? 'judged' : 'proposed',
        decoded: true,
      }),
  }
}
export type Decoding = ReturnType<typeof useDecoding>

const isWhole = (needed: Partial<Needed>): needed is Needed =>
  patterns.every((pattern) => needed[pattern])
