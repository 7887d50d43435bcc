import { countMarks, laidOver, type Mark, marksIn } from '@quartet/domain/decoding.ts'
import { demandOf, type Needed, type NeededDegree } from '@quartet/domain/demand.ts'
import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import { emptyWall } from '@quartet/domain/task-decoding.ts'
import type { ReadyWall } from '@quartet/domain/wall.ts'
import { useMemo, useState } from 'react'
import type { Patch, WholeTeamTask } from './team-task.ts'

/**
 * What a team's task demands by pattern, and the functions to change it. Once it is decoded,
 * everybody sees the marks that were saved; before, those of the own word wall (method D16, D17).
 */
export function useTeamDecoding(
  { description, marks: saved, needed: judgedByTeam, decoded }: WholeTeamTask,
  wall: ReadyWall | undefined,
  change: (patch: Patch) => void,
) {
  const [single, setSingle] = useState<Partial<Needed>>({})
  const auto = useMemo(
    () =>
      decoded || !wall
        ? saved.filter(({ source }) => source === 'auto')
        : marksIn(description, wall),
    [decoded, wall, saved, description],
  )
  const own = useMemo(() => saved.filter(({ source }) => source === 'user'), [saved])
  const marks = useMemo(() => laidOver(auto, own), [auto, own])
  const {
    evidence,
    needed: proposed,
    usesTable,
  } = useMemo(() => demandOf(description, marks, wall ?? emptyWall), [description, marks, wall])
  const needed = judgedByTeam ?? proposed
  const partly = needed ?? single
  return {
    ...{ auto, own, marks, proposed, needed, partly, usesTable },
    isReady: wall !== undefined,
    isJudged: judgedByTeam !== null,
    /** Null for a decoded task: it may rest on the words of another wall. */
    evidence: decoded ? null : evidence,
    counts: countMarks(marks),
    remark: (next: Mark[]) => change({ marks: laidOver(auto, next) }),
    judge(pattern: Pattern, degree: NeededDegree) {
      const next = { ...partly, [pattern]: degree }
      if (isWhole(next)) change({ needed: next })
      else setSingle(next)
    },
    confirm: () => needed && change({ marks, needed, decoded: true }),
    /** Returns to the proposal; the marks of members stay. */
    startOver: () => change({ marks: own, needed: null, decoded: false }),
  }
}
export type TeamDecoding = ReturnType<typeof useTeamDecoding>

const isWhole = (needed: Partial<Needed>): needed is Needed =>
  patterns.every((pattern) => needed[pattern])
