import { z } from 'zod'
import { ListQuery } from '../list.ts'
import { Id, route, signedIn, signedInEverywhere } from '../route.ts'

const named = { id: z.number().int(), name: z.string() }
const Facilitator = z.object(named)
Facilitator.register(z.globalRegistry, { id: 'Facilitator' })
export type Facilitator = z.infer<typeof Facilitator>

const Client = z.object({
  ...named,
  shares: z
    .boolean()
    .describe('Whether the person agrees that the caller sees scores and profile.'),
})
Client.register(z.globalRegistry, { id: 'CoachingClient' })
export type CoachingClient = z.infer<typeof Client>

const facilitatorsMost = 20
const byUser = z.object({ user_id: Id })
const Facilitators = z.object({ facilitators: z.array(Facilitator) })
const assigns = signedInEverywhere('access_users', 'admin_users')

export const coaching = {
  clients: route(
    'POST /users/clients',
    signedIn(),
    'The coaching clients assigned to the caller, by name; their profiles are read with `/users/known`',
  )
    .input(z.object({ query: ListQuery.pick({ limit: true, offset: true }) }))
    .output(z.object({ list: z.array(Client), count: z.number().int() })),
  facilitators: route(
    'GET /users/facilitators/{user_id}',
    assigns,
    'The facilitators of a coaching client',
    { errors: ['not_found'] },
  )
    .input(z.object({ params: byUser }))
    .output(Facilitators),
  pick: route('GET /users/facilitators', assigns, 'People who can be assigned, by name')
    .input(z.object({ query: z.object({ search_text: ListQuery.shape.search_text }) }))
    .output(Facilitators),
  assign: route(
    'PUT /users/facilitators/{user_id}',
    assigns,
    'Set the facilitators of a coaching client; with a new one the client has to agree again',
    { errors: ['not_found', 'client_only', 'facilitator_unknown'] },
  )
    .input(
      z.object({
        params: byUser,
        body: z.strictObject({ facilitators: z.array(Id).max(facilitatorsMost) }),
      }),
    )
    .output(Facilitators),
}
