import { apiError, notFound, unwrap } from '../../api-error.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { api, type Context, getCaller, signedIn } from '../../http/context.ts'
import { pagesOf } from '../cms/queries.ts'
import { noteView } from '../privacy/commands.ts'
import { joinFamily, renameFamily, replaceCode, setShares } from './commands.ts'
import { inviteAdult } from './invite-commands.ts'
import { leaveFamily, removeMember } from './leave-commands.ts'
import { addMinor } from './member-commands.ts'
import { givePassword } from './password-commands.ts'
import { findFamilyBond, showFamilyProfile } from './profile-queries.ts'
import { listFamilies, ofPerson, showFamily, withId } from './view-queries.ts'

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

function found<T>(value: T | undefined): T {
  if (value === undefined) throw notFound()
  return value
}

async function take(context: Context, name: 'familyMember' | 'familyCode') {
  const retry_after = await context.limits.take(name, String(getCaller(context).id))
  if (retry_after > 0) throw apiError('too_many', { retry_after })
}

async function show(context: Context, familyId: number) {
  const shown = await withoutTenantScope(() =>
    showFamily(context.db, signedIn(context), withId(familyId)),
  )
  const { details, list } = found(shown)
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
  return {
    family_details: shown?.details ?? null,
    family_members: list.slice(offset, offset + limit + 1),
    members: list.length,
  }
}
