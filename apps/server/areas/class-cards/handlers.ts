import { plainCardName } from '@quartet/domain/class-cards.ts'
import { asTyped } from '@quartet/domain/invitations.ts'
import { apiError, notFound, unwrap } from '../../api-error.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { api, type Context, getCaller, signedIn } from '../../http/context.ts'
import { digestOf } from '../../security/tokens.ts'
import { findEditable } from '../groups/queries.ts'
import { endCard, turnOff, turnOn, unlockCard } from './commands.ts'
import { enter } from './enter-handlers.ts'
import { makeCards } from './make-commands.ts'
import { findCard, showClassCards } from './queries.ts'

export const classCards = api.classCards.router({
  show: api.classCards.show.handler(({ context, input: { params } }) =>
    show(context, params.group_id),
  ),
  turnOn: api.classCards.turnOn.handler(({ context, input: { params } }) =>
    change(context, params.group_id, turnOn(signedIn(context), params.group_id)),
  ),
  turnOff: api.classCards.turnOff.handler(({ context, input: { params } }) =>
    change(context, params.group_id, turnOff(signedIn(context), params.group_id)),
  ),
  make: api.classCards.make.handler(async ({ context, input: { params, body } }) => {
    const seconds = await context.limits.take('makeClassCards', String(getCaller(context).id))
    if (seconds > 0) throw apiError('too_many', { retry_after: seconds })
    const made = await makeCards(signedIn(context), params.group_id, body.people)
    if (!made) throw notFound()
    return unwrap(made)
  }),
  end: api.classCards.end.handler(({ context, input: { params } }) =>
    change(context, params.group_id, endCard(signedIn(context), params.group_id, params.card_id)),
  ),
  unlock: api.classCards.unlock.handler(({ context, input: { params } }) =>
    change(
      context,
      params.group_id,
      unlockCard(signedIn(context), params.group_id, params.card_id),
    ),
  ),

  enter: api.classCards.enter.handler(async ({ context, input: { body } }) => {
    const which = { code: asTyped(body.class_code), plainName: plainCardName(body.name) }
    const card = await findCard(context.db, which, context.now)
    return enter(context, { card, pin: body.pin, which })
  }),
  enterByBadge: api.classCards.enterByBadge.handler(async ({ context, input: { body } }) => {
    const tokenHash = digestOf(body.token)
    const card = await findCard(context.db, { tokenHash }, context.now)
    return enter(context, { card, pin: body.pin, tokenHash })
  }),
})

/** A group of an institution whose class cards the caller looks after. */
async function readGroup(context: Context, groupId: number) {
  const group = await findEditable(context.db, getCaller(context), groupId)
  if (!group || group.organizationId === null) throw notFound()
  return group
}

async function show(context: Context, groupId: number) {
  const group = await readGroup(context, groupId)
  // sees how children of the group can sign in otherwise, which only they do
  return withoutTenantScope(() => showClassCards(context.db, group, context.now))
}

async function change(context: Context, groupId: number, done: Promise<true | undefined>) {
  if (!(await done)) throw notFound()
  return show(context, groupId)
}
