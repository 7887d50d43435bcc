import { type HabitMatch, overallMatch } from '@quartet/domain/career-match.ts'
import { decode, decoderVersion, demandOf } from '@quartet/domain/demand.ts'
import { textLanguageIn } from '@quartet/domain/text-language.ts'
import { type ReadyWall, readyWall, type WallWord } from '@quartet/domain/wall.ts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { api } from '../../data/client.ts'
import { languagesQuery } from '../../i18n/language.ts'
import type { Job, WholeJob } from './use-jobs.ts'

/** The verdicts of the decoded jobs, the same as on their pages (method D25). */
export function useVerdicts(jobs: readonly Job[]): ReadonlyMap<number, HabitMatch> {
  const whole = useDecodedJobs(jobs)
  const { data: languages } = useQuery(languagesQuery())
  const published = languages?.languages ?? []
  const inLanguages = whole.map((job) => ({
    job,
    language_id: job.language_id ?? textLanguageIn(job.description, published) ?? undefined,
  }))
  const walls = useWalls([...new Set(inLanguages.map(({ language_id }) => language_id))])
  const verdicts = inLanguages.flatMap(({ job, language_id }) => {
    const wall = languages && walls.get(language_id)
    const verdict = wall && verdictOf(job, wall)
    return verdict ? [[job.id, verdict] as const] : []
  })
  return new Map(verdicts)
}

function useDecodedJobs(jobs: readonly Job[]): readonly WholeJob[] {
  const ids = jobs.filter(({ status }) => !['New', 'Marked'].includes(status)).map(({ id }) => id)
  const { data } = useQuery({
    ...api.careerTasks.print.queryOptions({ input: { query: { ids } } }),
    enabled: ids.length > 0,
    staleTime: 0,
    meta: { quiet: true },
  })
  return ids.length > 0 ? (data?.tasks ?? []) : []
}

/** The wall of each language; undefined stands for the language of the person. */
function useWalls(languageIds: readonly (number | undefined)[]) {
  return useQueries({
    queries: languageIds.map((language_id) => ({
      ...api.tasks.wall.queryOptions({
        input: { params: { area: 'career' as const }, query: { language_id } },
      }),
      select: toReadyWall,
      staleTime: 300_000,
      meta: { quiet: true as const },
    })),
    combine: (results) => new Map(results.map(({ data }, at) => [languageIds[at], data] as const)),
  })
}

/** Stays the same function, so that a wall is prepared only once. */
const toReadyWall = ({ wall }: { wall: { words: readonly WallWord[] } }) => readyWall(wall.words)

/** A job decoded by older rules keeps its marks. */
function verdictOf(job: WholeJob, wall: ReadyWall): HabitMatch | null {
  const { description, marks, needed, person } = job
  const isCurrent = job.decoder_version === null || job.decoder_version === decoderVersion
  const own = marks.filter(({ source }) => source === 'user')
  const { weights } = isCurrent
    ? decode(description, wall, own)
    : demandOf(description, marks, wall)
  return needed && person.bands && overallMatch(needed, person.bands, weights)
}
