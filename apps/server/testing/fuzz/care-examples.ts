import { joiningAgreement, joiningLink } from '../joining.ts'
import type { Member, World } from '../world.ts'
import type { Json } from './places.ts'

type Made = (world: World, caller: Member | undefined) => Promise<Record<string, Json>>

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

/** What the calls of guardians and of administrators of families need. */
export const careExamples = (
  exportOf: (world: World, somebody: Member) => Promise<{ export_id: number }>,
): Record<string, Made> => ({
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
  async '/roles/{role_id}/second_factor'(world) {
    const { rows } = await world.pool.query("select id from roles where key = 'content_editor'")
    return { role_id: rows[0].id, required: false }
  },
})
