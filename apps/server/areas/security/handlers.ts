import { api } from '../../http/context.ts'
import { listEvents } from './queries.ts'

export const security = api.security.router({
  list: api.security.list.handler(({ context: { db, now }, input: { body } }) =>
    listEvents(db, body, now),
  ),
})
