import { randomBytes, randomUUID } from 'node:crypto'
import { settingKeys } from '@quartet/domain/settings.ts'
import { joiningAgreement, joiningLink } from '../joining.ts'
import type { Member, World } from '../world.ts'
import { type Json, leftOut } from './places.ts'

const newRole = () => ({
  name: randomUUID(),
  grants: [{ permission: 'access_words', scope: 'all', read_only: false, from_age: null }],
})

type Made = (
  world: World,
  caller: Member | undefined,
) => Promise<Record<string, Json | typeof leftOut>>

const joining: Made = async (world) => ({ token: await joiningLink(world) })

/** A minor in the family of the caller. */
async function minorOf(world: World, caller: Member | undefined) {
  const minor = await world.person({ ageGroupId: 2 })
  await world.pool.query('update users set turns_18_in = 2030 where id = $1', [minor.id])
  await world.pool.query(
    `insert into family_members (user_id, family_id, joined_at, noticed_stage)
     select $1, id, now(), 'teen' from families where admin_id = $2`,
    [minor.id, caller?.id ?? 0],
  )
  return minor
}

const minor: Made = async (world, caller) => ({ member_id: (await minorOf(world, caller)).id })

const openCourse: Made = async (world) => ({ course_id: await makeCourse(world) })
async function makeCourse(world: World) {
  const { rows } = await world.pool.query(
    "insert into courses (title, status) values ('Fuzz', 'open') returning id",
  )
  return rows[0].id as number
}
/** A course in which the caller is enrolled. */
async function ownCourse(world: World, caller: Member | undefined) {
  const course_id = await makeCourse(world)
  await world.pool.query('insert into course_enrolments (course_id, user_id) values ($1, $2)', [
    course_id,
    caller?.id ?? (await world.person()).id,
  ])
  return { course_id }
}
const removedCourse: Made = async (world) => {
  const id = await makeCourse(world)
  await world.pool.query('update courses set removed = 1 where id = $1', [id])
  return { '/courses/restore ids': [id] }
}

/** A flagged result of somebody else, about whom nobody has decided. */
const flaggedResult: Made = async (world) => {
  const { id } = await world.person()
  const { rows } = await world.pool.query(
    `insert into attempts (user_id, form_id, finished_at, sequence, precision, technical_reasoning, confluence, quality_flags)
     select $1, min(id), $2, 21, 21, 21, 21, '{fast}' from forms returning id`,
    [id, world.time.now],
  )
  return { attempt_id: rows[0].id, decided_at: null }
}

/** What the calls of courses and class sessions need. */
const courseExamples: Record<string, Made> = {
  '/courses/show/{course_id}': ownCourse,
  '/courses/save/{course_id}': openCourse,
  '/courses/delete/{course_id}': openCourse,
  '/courses/remove': async (world) => ({ '/courses/remove ids': [await makeCourse(world)] }),
  '/courses/restore': removedCourse,
  '/courses/add/{course_id}/{status}': async (world, caller) => ({
    ...(await ownCourse(world, caller)),
    status: 1,
  }),
  '/evaluation/save': ownCourse,
  async '/evaluation/save/{evaluation_id}'(world, caller) {
    const { course_id } = await ownCourse(world, caller)
    const { rows } = await world.pool.query(
      `insert into course_evaluations (course_id, user_id, useful, clear, pace, materials, teaching)
       select course_id, user_id, 1, 2, 3, 4, 5 from course_enrolments where course_id = $1 returning id`,
      [course_id],
    )
    return { evaluation_id: rows[0].id }
  },
  async '/courses/file/{file_id}'(world, caller) {
    const { course_id } = await ownCourse(world, caller)
    const file = `${randomBytes(16).toString('hex')}.webp`
    await world.services.files.write('courses', file, Buffer.from('webp'))
    const { rows } = await world.pool.query(
      "insert into course_files (course_id, name, file, type, bytes) values ($1, 'a.webp', $2, 'image/webp', 4) returning id",
      [course_id, file],
    )
    return { file_id: rows[0].id }
  },
  async '/users/class-session'(world, caller) {
    const { rows } = await world.pool.query(
      "insert into groups (name, owner_id) values ('Fuzz', $1) returning id",
      [caller?.id ?? (await world.person()).id],
    )
    const code = randomBytes(8).toString('hex').toUpperCase()
    await world.pool.query('insert into group_members (group_id, user_id) values ($1, $2)', [
      rows[0].id,
      caller?.id ?? (await world.person()).id,
    ])
    await world.pool.query(
      "insert into class_sessions (group_id, code, started_at, ends_at) values ($1, $2, $3, '2100-01-01')",
      [rows[0].id, code, world.time.now],
    )
    return { code }
  },
}

/** What the calls of guardians and of administrators of families need. */
export const careExamples = (
  exportOf: (world: World, somebody: Member) => Promise<{ export_id: number }>,
): Record<string, Made> => ({
  ...courseExamples,
  '/results/{attempt_id}/review': flaggedResult,
  '/joining/{token}': joining,
  '/joining/{token}/refuse': joining,
  async '/joining/{token}/confirm'(world) {
    const token = await joiningLink(world)
    return { token, facilitator_scores: true, ...(await joiningAgreement(world, token)) }
  },
  async '/joining/{token}/withdraw'(world) {
    const token = await joiningLink(world)
    const body = await joiningAgreement(world, token)
    await world.call(`POST /joining/${token}/confirm`, { body })
    return { token }
  },
  // one that the caller has ordered can be ordered again, and undone
  async '/users/family/members/{member_id}/erasure'(world, caller) {
    const { id } = await minorOf(world, caller)
    await world.pool.query(
      `insert into erasure_orders (user_id, by, ordered_by, ordered_at, was_removed) values ($1, 'family', $2, now(), 0)`,
      [id, caller?.id ?? null],
    )
    await world.pool.query(
      "update users set removed = 1, erase_from = '2030-01-01' where id = $1",
      [id],
    )
    return { member_id: id }
  },
  '/users/family/members/{member_id}/exports': minor,
  async '/users/family/members/{member_id}/exports/{export_id}/file'(world, caller) {
    const somebody = await minorOf(world, caller)
    const made = await exportOf(world, somebody)
    await world.pool.query("update exports set asked_by = 'guardian' where id = $1", [
      made.export_id,
    ])
    return { member_id: somebody.id, ...made }
  },
  '/roles': async () => newRole(),
  async '/roles/{role_id}'(world) {
    const { rows } = await world.pool.query('insert into roles (name) values ($1) returning id', [
      randomUUID(),
    ])
    return { role_id: rows[0].id, ...newRole(), edited_at: null }
  },
  // any other switch would change what the calls after it may do
  '/setting/change/{setting_id}': async () => ({
    setting_id: settingKeys.indexOf('social_share') + 1,
    before: leftOut,
  }),
  '/setting/configuration': async () => ({
    values: { instrument_name: 'Inventory' },
    before: leftOut,
  }),
  async '/roles/{role_id}/second_factor'(world) {
    const { rows } = await world.pool.query("select id from roles where key = 'content_editor'")
    return { role_id: rows[0].id, required: false }
  },
})
