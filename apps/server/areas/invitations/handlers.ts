import { setTimeout as wait } from 'node:timers/promises'
import { apiError, notFound, unwrap } from '../../api-error.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { api, type Context, getCaller, signedIn } from '../../http/context.ts'
import type { Result } from '../../result.ts'
import { acceptInvitation, declineInvitation } from './answer-commands.ts'
import { inviteContacts, withdrawInvitation } from './commands.ts'
import { findUsable, hasSecret, isInvited, listSent, toView } from './queries.ts'

/** Those who invite and are invited may belong to different institutions. */
export const invitations = api.invitations.router({
  invite: api.invitations.invite.handler(async ({ context, input: { body } }) => {
    const inviting = withoutTenantScope(() => inviteContacts(signedIn(context), body.emails))
    const [invited] = await Promise.all([inviting, wait(context.minimumDuration)])
    unwrap(invited)
    return {}
  }),

  list: api.invitations.list.handler(async ({ context }) => ({
    list: await listSent(context.db, getCaller(context).id, context.now),
  })),

  withdraw: api.invitations.withdraw.handler(async ({ context, input: { params } }) => {
    if (!(await withdrawInvitation(signedIn(context), params.invitation_id))) throw notFound()
    return {}
  }),

  open: api.invitations.open.handler(({ context, input: { params, body } }) =>
    withoutTenantScope(() => open(context, params.invitation_id, body.secret)),
  ),

  accept: api.invitations.accept.handler(async ({ context, input: { params, body } }) => {
    const { teamId } = await answer(context, () =>
      acceptInvitation(signedIn(context), {
        id: params.invitation_id,
        secret: body.secret,
        sharesScores: body.share_scores,
      }),
    )
    return { team_id: teamId }
  }),

  decline: api.invitations.decline.handler(async ({ context, input: { params, body } }) => {
    const { caller } = context
    await answer(context, () =>
      declineInvitation(context, { id: params.invitation_id, secret: body.secret, caller }),
    )
    return {}
  }),
})

async function open(context: Context, id: number, secret: string) {
  const { db, caller, now } = context
  const found = await findUsable(db, id, now)
  const isOwn = found && caller && (await isInvited(db, found.invitation, caller.id))
  const isRight = found && (secret === '' ? isOwn : hasSecret(found.invitation, secret))
  if (!isRight) throw await gone(context)
  return toView(found, isOwn ? 'invited' : caller ? 'other' : 'signed_out')
}

/** An answer to an invitation, across institutions. */
async function answer<Answered extends Result>(context: Context, command: () => Promise<Answered>) {
  const answered = await withoutTenantScope(command)
  if (!answered.ok && answered.error === 'invitation_gone') throw await gone(context)
  return unwrap(answered)
}

/** What cannot be used counts against the address, so that nobody guesses codes. */
async function gone({ limits, address }: Context) {
  const retry_after = await limits.take('invitationAddress', address)
  return retry_after > 0 ? apiError('too_many', { retry_after }) : apiError('invitation_gone')
}
