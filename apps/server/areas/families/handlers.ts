import type { FamilyMemberView } from '@quartet/contract/areas/families.ts'
import { apiError, notFound, unwrap } from '../../api-error.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { api, type Context, getCaller, signedIn } from '../../http/context.ts'
import { pagesOf } from '../cms/queries.ts'
import { openFile, showExports } from '../exports/queries.ts'
import { noteView } from '../privacy/commands.ts'
import { countingFailures } from '../users/own-password-handlers.ts'
import { eraseMinor, exportMinor, undoMinorErasure } from './care-commands.ts'
import { findExportable } from './care-queries.ts'
import { joinFamily, renameFamily, replaceCode, setShares } from './commands.ts'
import { inviteAdult } from './invite-commands.ts'
import { leaveFamily, removeMember } from './leave-commands.ts'
import { addMinor } from './member-commands.ts'
import { givePassword } from './password-commands.ts'
import { findFamilyBond, showFamilyProfile } from './profile-queries.ts'
import { administersFamilies, listFamilies, ofPerson, showFamily, withId } from './view-queries.ts'

/** People of a family may belong to different institutions, so these calls have no tenant scope. */
export const families = api.families.router({
  list: api.families.list.handler(({ context, input: { query } }) =>
    withoutTenantScope(() => listFamilies(context.db, getCaller(context), query)),
  ),

  show: api.families.show.handler(({ context, input: { params } }) =>
    show(context, params.family_id),
  ),

  update: api.families.update.handler(async ({ context, input: { params, body } }) => {
    const { family } = await show(context, params.family_id)
    if (!family.may_rename) throw notFound()
    const changes = { familyId: family.id, name: body.name }
    if (!(await withoutTenantScope(() => renameFamily(signedIn(context), changes))))
      throw notFound()
    return show(context, params.family_id)
  }),

  members: api.families.members.handler(({ context, input: { query } }) => own(context, query)),

  add: api.families.add.handler(({ context, input: { body } }) =>
    withoutTenantScope(async () => {
      if (body.age_group_id === 3) {
        unwrap(found(await inviteAdult(signedIn(context), body.email)))
        return { id: null, one_time: null }
      }
      await take(context, 'familyMember')
      const { id, given } = unwrap(found(await addMinor(signedIn(context), body)))
      return { id, one_time: given }
    }),
  ),

  remove: api.families.remove.handler(({ context, input: { params } }) =>
    withoutTenantScope(async () => {
      found(await removeMember(signedIn(context), params.member_id))
      return {}
    }),
  ),

  givePassword: api.families.givePassword.handler(({ context, input: { params } }) =>
    withoutTenantScope(async () => {
      const { given } = unwrap(found(await givePassword(signedIn(context), params.member_id)))
      return given
    }),
  ),

  profile: api.families.profile.handler(({ context, input: { params } }) =>
    withoutTenantScope(async () => {
      const viewer = signedIn(context)
      const bond = found(await findFamilyBond(context.db, viewer, params.member_id))
      await noteView(viewer, params.member_id, bond.relation)
      return showFamilyProfile(context.db, bond, context.now)
    }),
  ),

  erase: api.families.erase.handler(({ context, input: { params, body } }) =>
    withoutTenantScope(async () => {
      const order = { memberId: params.member_id, password: body.password }
      const done = await countingFailures(context, () => eraseMinor(signedIn(context), order))
      const { eraseFrom } = unwrap(done)
      return { erase_from: found(eraseFrom).toISOString() }
    }),
  ),

  undoErasure: api.families.undoErasure.handler(({ context, input: { params } }) =>
    withoutTenantScope(async () => {
      unwrap(found(await undoMinorErasure(signedIn(context), params.member_id)))
      return {}
    }),
  ),

  askExport: api.families.askExport.handler(({ context, input: { params } }) =>
    withoutTenantScope(async () => {
      const viewer = signedIn(context)
      const { person, family } = found(await findExportable(context.db, viewer, params.member_id))
      const key = `family ${person.id}`
      await take(context, 'exportDay', key)
      if (!(await exportMinor(viewer, { userId: person.id, family: family.name })))
        await context.limits.give('exportDay', key)
      return showExports(context.db, person.id, 'guardian')
    }),
  ),

  exports: api.families.exports.handler(({ context, input: { params } }) =>
    withoutTenantScope(async () => {
      const { person } = found(
        await findExportable(context.db, signedIn(context), params.member_id),
      )
      return showExports(context.db, person.id, 'guardian')
    }),
  ),

  exportFile: api.families.exportFile.handler(({ context, input: { params } }) =>
    withoutTenantScope(async () => {
      const viewer = signedIn(context)
      const { person } = found(await findExportable(context.db, viewer, params.member_id))
      const shown = await showExports(context.db, person.id, 'guardian')
      if (!shown.exports.some(({ id }) => id === params.export_id)) throw notFound()
      const file = await openFile(context, person.id, params.export_id, context.now)
      if (file === 'missing') throw notFound()
      if (file === 'export_gone') throw apiError(file)
      await noteView(viewer, person.id, 'family_admin')
      return file
    }),
  ),

  newCode: api.families.newCode.handler(({ context }) =>
    withoutTenantScope(async () => ({
      family_code: found(await replaceCode(signedIn(context))).code,
    })),
  ),

  join: api.families.join.handler(async ({ context, input: { body } }) => {
    await take(context, 'familyCode')
    unwrap(await withoutTenantScope(() => joinFamily(signedIn(context), body.family_code)))
    return own(context, {})
  }),

  leave: api.families.leave.handler(({ context }) =>
    withoutTenantScope(async () => {
      unwrap(found(await leaveFamily(signedIn(context))))
      return {}
    }),
  ),

  share: api.families.share.handler(({ context, input: { body } }) =>
    withoutTenantScope(async () => {
      found(await setShares(signedIn(context), body.shares))
      return {}
    }),
  ),

  texts: api.families.texts.handler(async ({ context }) => ({
    content: await pagesOf(context.db, ['family_dashboard_cms'], getCaller(context)),
  })),
})

/** Notes for each member of whom the caller sees more than others do that it was read. */
async function noteReading(context: Context, list: readonly FamilyMemberView[]) {
  const viewer = signedIn(context)
  const relation = administersFamilies(viewer.caller) ? 'platform' : 'family_admin'
  const seen = list.filter(({ lci, email }) => lci !== null || email !== null)
  for (const { id } of seen) await withoutTenantScope(() => noteView(viewer, id, relation))
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw notFound()
  return value
}

async function take(
  context: Context,
  name: 'familyMember' | 'familyCode' | 'exportDay',
  key = String(getCaller(context).id),
) {
  const retry_after = await context.limits.take(name, key)
  if (retry_after > 0) throw apiError('too_many', { retry_after })
}

async function show(context: Context, familyId: number) {
  const shown = await withoutTenantScope(() =>
    showFamily(context.db, signedIn(context), withId(familyId)),
  )
  const { details, list } = found(shown)
  await noteReading(context, list)
  return {
    ...{ family: details, family_details: details },
    ...{ family_members: list, members: list.length },
  }
}

type Query = { search_text?: string | undefined; offset?: number; limit?: number }

async function own(context: Context, { search_text, offset = 0, limit = 99 }: Query) {
  const { id } = getCaller(context)
  const shown = await withoutTenantScope(() =>
    showFamily(context.db, signedIn(context), ofPerson(id), search_text),
  )
  const list = shown?.list ?? []
  await noteReading(context, list)
  return {
    family_details: shown?.details ?? null,
    family_members: list.slice(offset, offset + limit + 1),
    members: list.length,
  }
}
