import { notFound, unwrap } from '../../api-error.ts'
import { api, getCaller, signedIn } from '../../http/context.ts'
import { grantOf } from '../../security/caller.ts'
import { decide } from './commands.ts'
import { listFlagged } from './queries.ts'

export const reviews = api.reviews.router({
  list: api.reviews.list.handler(async ({ context, input: { query } }) => {
    const caller = getCaller(context)
    return {
      ...(await listFlagged(context.db, signedIn(context), query)),
      may_decide: grantOf(caller, 'admin_users')?.readOnly === false,
    }
  }),
  decide: api.reviews.decide.handler(async ({ context, input: { params, body } }) => {
    const { decided_at: seenAt, ...decision } = body
    const input = { attemptId: params.attempt_id, ...decision, seenAt }
    const decided = await decide(signedIn(context), input)
    if (!decided) throw notFound()
    return unwrap(decided)
  }),
})
