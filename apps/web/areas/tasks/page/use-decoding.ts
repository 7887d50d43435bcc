import { countMarks, lacksMarks, laidOver, type Mark } from '@quartet/domain/decoding.ts'
import { demandOf, type Needed, type NeededDegree } from '@quartet/domain/demand.ts'
import { fittingStatements } from '@quartet/domain/fitting-statements.ts'
import { readyLeanings } from '@quartet/domain/leaning.ts'
import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import { autoMarksOf, emptyWall, keepsMarks, neededOf } from '@quartet/domain/task-decoding.ts'
import { type ReadyWall, readyWall } from '@quartet/domain/wall.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { api } from '../../../data/client.ts'
import { english } from '../../../i18n/language.ts'
import type { WholeTask } from '../area-calls.ts'
import type { Patch } from './task.ts'
import type { Draft } from './use-task.ts'

const wallOf = (area: WholeTask['area'], task_id: number, language?: { language_id: number }) =>
  api.tasks.wall.queryOptions({
    input: { params: { area }, query: { task_id, ...language } },
    staleTime: 300_000,
    meta: { quiet: true },
  })

/**
 * The leanings of unmarked words, for the languages where they are known: too large to load before
 * they are needed.
 */
const leaningsOf = (language_id: number | undefined) =>
  queryOptions({
    queryKey: ['leanings', language_id],
    queryFn: async () =>
      language_id === english.id
        ? (await import('@quartet/content/leanings/en.ts')).leanings
        : null,
    enabled: language_id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  })

/**
 * The words that the decoder looks for; loaded together with the task, and again when its text is
 * in another language.
 */
export function useWall(
  area: WholeTask['area'],
  task_id: number,
  language_id: number | null = null,
) {
  const first = useQuery(wallOf(area, task_id))
  const isOther =
    language_id !== null && first.data !== undefined && first.data.wall.language_id !== language_id
  const other = useQuery({
    ...wallOf(area, task_id, { language_id: language_id ?? 0 }),
    enabled: isOther,
  })
  const query = isOther ? other : first
  const leanings = useQuery(leaningsOf(query.data?.wall.language_id))
  const wall = useMemo(
    () =>
      query.data && leanings.data !== undefined
        ? readyWall(query.data.wall.words, leanings.data && readyLeanings(leanings.data, area))
        : undefined,
    [query.data, leanings.data, area],
  )
  return { wall, query, failed: leanings.error ? leanings : query }
}

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
  const { decoded, decoder_version } = task
  const auto = useMemo(
    () => autoMarksOf({ description, marks: task.marks, decoded, decoder_version }, wall),
    [description, task.marks, decoded, decoder_version, wall],
  )
  const own = useMemo(() => task.marks.filter(({ source }) => source === 'user'), [task.marks])
  const marks = useMemo(() => laidOver(auto, own), [auto, own])
  const {
    weights,
    evidence,
    needed: proposed,
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
    isSparse: !keepsMarks(task, wall) && lacksMarks(description, auto),
    weights,
    evidence,
    proposed,
    needed,
    isJudged,
    /** Whether the wall is loaded. */
    isReady: wall !== undefined,
    /** The person's statements that fit the task. */
    statements,
    /** Whether unmarked words influence the proposal, too. */
    leans: Boolean(wall?.leanings),
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
