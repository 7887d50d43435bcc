import {
  decoderVersion,
  hasFewMarks,
  laidOver,
  type Mark,
  marksIn,
  type Needed,
  type NeededDegree,
  proposed as proposedBy,
  weightsOf,
} from '@quartet/domain/decoding.ts'
import { readyLeanings } from '@quartet/domain/leaning.ts'
import { type Pattern, patterns, perPattern } from '@quartet/domain/patterns.ts'
import { type ReadyWall, readyWall } from '@quartet/domain/wall.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { api } from '../../../data/client.ts'
import { english } from '../../../i18n/language.ts'
import type { Patch, WholeTask } from './task.ts'
import type { Draft } from './use-task.ts'

const empty = readyWall([])

const wallOf = (area: WholeTask['area'], task_id: number, language?: { language_id: number }) =>
  api.tasks.wall.queryOptions({
    input: { params: { area }, query: { task_id, ...language } },
    staleTime: 300_000,
    meta: { quiet: true },
  })

/** How the quiet words lean, for the languages of which that is known: too much to be there before it is used. */
const leaningsOf = (language_id: number | undefined) =>
  queryOptions({
    queryKey: ['leanings', language_id],
    queryFn: async () => (language_id === english.id ? (await import('@quartet/content/leanings/en.ts')).leanings : null),
    enabled: language_id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  })

/** The words that the decoder looks for; they are asked for together with the task, and again where its text is in another language. */
export function useWall(area: WholeTask['area'], task_id: number, language_id: number | null = null) {
  const first = useQuery(wallOf(area, task_id))
  const isOther = language_id !== null && first.data !== undefined && first.data.wall.language_id !== language_id
  const other = useQuery({ ...wallOf(area, task_id, { language_id: language_id ?? 0 }), enabled: isOther })
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

/** What the words of a task ask of each pattern, and the ways to change it; all of it in the page (method D16, D17). */
export function useDecoding(task: Draft, wall: ReadyWall | undefined, change: (patch: Patch) => void) {
  const [judged, setJudged] = useState<Partial<Needed>>({})
  const { description } = task
  // decoded by older rules, it keeps its marks; so it does while the wall is out of reach
  const isUnchanged = !wall || (task.decoded && task.decoder_version !== null && task.decoder_version !== decoderVersion)
  const auto = useMemo(
    () => (isUnchanged ? task.marks.filter(({ source }) => source === 'auto') : marksIn(description, wall)),
    [isUnchanged, description, wall, task.marks],
  )
  const own = useMemo(() => task.marks.filter(({ source }) => source === 'user'), [task.marks])
  const marks = useMemo(() => laidOver(auto, own), [auto, own])
  const weights = useMemo(() => weightsOf(description, marks, wall ?? empty), [description, marks, wall])
  const proposed = useMemo(() => proposedBy(description, marks, wall ?? empty, weights), [description, marks, wall, weights])
  const isJudged = task.needed_source === 'judged'
  const needed = (isJudged || task.decoded ? task.needed : null) ?? proposed

  const asProposed = (next: readonly Mark[]): Patch => {
    const proposal = proposedBy(description, next, wall ?? empty)
    // a decoded task stays judged when its last mark goes
    return isJudged || (task.decoded && !proposal) ? {} : { needed: proposal, needed_source: 'proposed' }
  }
  return {
    auto,
    own,
    marks,
    isSparse: !isUnchanged && hasFewMarks(description, auto),
    weights,
    proposed,
    needed,
    isJudged,
    /** Whether words without a mark lean the proposal too. */
    leans: Boolean(wall?.leanings),
    /** What was judged so far where there is no proposal. */
    partly: needed ?? judged,
    counts: perPattern((pattern) => marks.filter((mark) => mark.pattern === pattern).length),
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
    /** With more where it is one act, as with strategies that are chosen at once. */
    confirm: (more: Patch = {}) =>
      needed && change({ ...more, marks, needed, needed_source: isJudged ? 'judged' : 'proposed', decoded: true }),
  }
}
export type Decoding = ReturnType<typeof useDecoding>

const isWhole = (needed: Partial<Needed>): needed is Needed => patterns.every((pattern) => needed[pattern])
