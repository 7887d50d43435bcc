import type { WholeTaskView } from '@quartet/contract/areas/tasks-schemas.ts'
import type { Area } from '@quartet/domain/areas.ts'
import { readyLeanings } from '@quartet/domain/leaning.ts'
import { decodingOf } from '@quartet/domain/task-decoding.ts'
import { textLanguageIn } from '@quartet/domain/text-language.ts'
import { type ReadyWall, readyWall } from '@quartet/domain/wall.ts'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import type { Reader as DocumentReader } from '../../documents/frame.ts'
import type { DecodedTask } from '../../documents/task-text.ts'
import { translateTo } from '../../documents/texts.ts'
import type { Caller } from '../../security/caller.ts'
import { defaultLanguageId, listLanguages } from '../languages/queries.ts'
import { bundlesOf } from '../localization/queries.ts'
import { users } from '../users/tables.ts'
import { findWall } from '../words/queries.ts'

/** The countries whose printers have Letter paper. */
const letterCountries = ['US', 'CA']

/** Who reads a document: the caller, in their language and on the paper of their country. */
export async function findReader(db: Db, caller: Caller, now: Date): Promise<DocumentReader> {
  const all = await listLanguages(db, 'all')
  const language = all.find(({ id }) => id === caller.languageId)
  if (!language) throw new Error(`language ${caller.languageId} is gone`)
  const [user] = await db
    .select({ country: users.country })
    .from(users)
    .where(eq(users.id, caller.id))
  const { tag } = language
  const isRtl = language.rtl === 1
  return {
    t: await translateTo({ tag, isRtl }, await bundlesOf(db, language)),
    language: { tag, isRtl },
    tags: new Map(all.map((one) => [one.id, one.tag])),
    paper: letterCountries.includes(user?.country ?? '') ? 'us-letter' : 'a4',
    now,
  }
}

type Reading = { languageId: number; ageGroupId: 1 | 2 | 3 }

/** Tasks with their marks and degrees, as their pages show them. */
export async function decodeTasks(db: Db, tasks: readonly WholeTaskView[]): Promise<DecodedTask[]> {
  const languages = await listLanguages(db, 'published')
  const walls = new Map<string, Promise<ReadyWall | undefined>>()
  const wallOf = (area: Area, reading: Reading) => {
    const key = `${area} ${reading.languageId} ${reading.ageGroupId}`
    const wall = walls.get(key) ?? findReadyWall(db, area, reading)
    walls.set(key, wall)
    return wall
  }
  return Promise.all(
    tasks.map(async (task) => {
      const languageId =
        task.language_id ??
        textLanguageIn(task.description, languages) ??
        (await languageOfPerson(db, task.user_id))
      const wall = await wallOf(task.area, { languageId, ageGroupId: task.person.age_group_id })
      return { task, decoding: decodingOf({ ...task, decoded: task.decoded_at !== null }, wall) }
    }),
  )
}

async function findReadyWall(db: Db, area: Area, reading: Reading) {
  const wall = await findWall(db, area, reading)
  if (!wall) return undefined
  const { leanings } =
    wall.language_id === defaultLanguageId
      ? await import('@quartet/content/leanings/en.ts')
      : { leanings: null }
  return readyWall(wall.words, leanings && readyLeanings(leanings, area))
}

async function languageOfPerson(db: Db, personId: number) {
  const [user] = await db
    .select({ languageId: users.languageId })
    .from(users)
    .where(eq(users.id, personId))
  return user?.languageId ?? defaultLanguageId
}
