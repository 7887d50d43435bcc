import { os } from '../../http/context.ts'
import { listEvents } from './queries.ts'

export const security = os.security.router({
  list: os.security.list.handler(({ context: { db, now }, input: { body } }) => listEvents(db, body, now)),
})
