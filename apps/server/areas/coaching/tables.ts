import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { createdAt } from '../../db/columns.ts'
import { platformPolicy, userPolicy } from '../../db/policies.ts'
import { users } from '../users/tables.ts'

/** The facilitators whom staff assigned to a coaching client (method 4.11). */
export const clientFacilitators = pgTable(
  'client_facilitators',
  {
    clientId: integer('client_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    facilitatorId: integer('facilitator_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.facilitatorId] }),
    index('client_facilitators_facilitator').on(t.facilitatorId),
    platformPolicy(),
    userPolicy(t.clientId),
  ],
)
