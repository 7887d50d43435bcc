import { logActions } from '@quartet/domain/log-actions.ts'
import { logFaults } from '@quartet/domain/log-faults.ts'
import { z } from 'zod'
import { ListQuery } from '../list.ts'
import { Id, route, signedIn, signedInEverywhere, Workbook } from '../route.ts'

const LogQuery = ListQuery.omit({ removed: true }).extend({
  order_by: z.enum(['id']).default('id').describe('Entries are sorted by their time.'),
  action: z.enum(logActions).optional(),
  action_log: z.enum(logActions).optional().describe('The same as `action`.'),
  actor_id: Id.optional(),
  subject_id: Id.optional().describe('Only what was done to this person or their data.'),
  entity: z
    .string()
    .regex(/^[a-z_]{1,40}$/)
    .optional()
    .describe('Only records of this kind: `users`, `tasks`, …'),
  entity_id: Id.optional().describe('Only the record of that kind with this id.'),
})
const needsEntity = (query: { entity?: string | undefined; entity_id?: number | undefined }) =>
  query.entity_id === undefined || query.entity !== undefined
const wrongRecord = { path: ['entity'], error: 'required' }
/** A list without its pages, for the export. */
const LogFilters = LogQuery.omit({ limit: true, offset: true, order_by: true })
export type LogListQuery = z.infer<typeof LogQuery>
export type LogFilters = z.infer<typeof LogFilters>

const LogPerson = z.object({
  kind: z
    .enum(['person', 'former', 'outside', 'system'])
    .describe(
      '`former`: of an account that was erased. `outside`: somebody whom the caller may not see. `system`: a job, or a visitor who was not signed in.',
    ),
  id: z.number().int().nullable(),
  name: z.string().nullable(),
})
LogPerson.register(z.globalRegistry, {
  id: 'LogPerson',
  description: 'Who acted, or whom an entry is about; `id` and `name` only of a `person`.',
})
export type LogPerson = z.infer<typeof LogPerson>

const LogRow = z.object({
  id: z.number().int(),
  at: z.string().describe('ISO 8601.'),
  action: z.enum(logActions),
  entity: z.string().describe('The kind of record: `users`, `user_roles`, `tasks`, …'),
  entity_id: z
    .number()
    .int()
    .nullable()
    .describe('Null for entries about several records or the record of somebody outside.'),
  count: z.number().int().describe('How many records the write changed.'),
  actor: LogPerson,
  subject: LogPerson.nullable().describe('Null for an entry that is not about a person.'),
})
LogRow.register(z.globalRegistry, { id: 'LogRow', description: 'An entry of the log.' })
export type LogRow = z.infer<typeof LogRow>

const Values = z.record(z.string(), z.unknown()).nullable()
const LogDetails = z.object({
  log: LogRow,
  old_value: Values,
  new_value: Values,
  hidden: z.array(z.string()).describe('The names of logged fields that nobody is shown.'),
  values: z
    .enum(['stored', 'none', 'erased', 'withheld'])
    .describe(
      '`erased`: deleted with the account. `withheld`: they are about somebody outside the caller’s scope.',
    ),
})
LogDetails.register(z.globalRegistry, {
  id: 'LogDetails',
  description: 'An entry of the log with its values before and after, without hidden fields.',
})
export type LogDetails = z.infer<typeof LogDetails>

const LogCheck = z.object({
  id: z.number().int(),
  state: z.enum(['running', 'unbroken', 'broken', 'failed']),
  started_at: z.string(),
  finished_at: z.string().nullable(),
  entries: z.number().int().describe('Checked entries.'),
  unchained: z.number().int().describe('Entries of the last minutes, not yet in the chain.'),
  first_at: z.string().nullable().describe('The time of the oldest checked entry.'),
  last_at: z.string().nullable(),
  fault: z.enum(logFaults).nullable(),
  fault_id: z.number().int().nullable().describe('The first entry that is not as it was written.'),
  fault_at: z.string().nullable(),
})
LogCheck.register(z.globalRegistry, {
  id: 'LogCheck',
  description: 'A verification of the hash chain of the log.',
})
export type LogCheck = z.infer<typeof LogCheck>

const reads = signedIn('access_logs')
const verifies = signedInEverywhere('access_logs')
const oneLog = z.object({ log_id: Id })

export const logs = {
  list: route(
    'POST /logs',
    reads,
    'Entries of the log whose actor or subject is within the scope of the caller: a page, the exact number and the possible actions',
  )
    .input(z.object({ query: LogQuery.refine(needsEntity, wrongRecord) }))
    .output(
      z.object({
        list: z.array(LogRow),
        count: z.number().int(),
        actions: z.array(z.enum(logActions)),
        may_verify: z.boolean().describe('Whether the caller may verify the chain.'),
      }),
    ),
  export: route('POST /logs/export', reads, 'The entries that the filters match, as a sheet', {
    errors: ['sheet_too_long'],
  })
    .input(z.object({ query: LogFilters.refine(needsEntity, wrongRecord) }))
    .output(Workbook),
  verify: route(
    'POST /logs/chain/verify',
    verifies,
    'Begin to verify the hash chain of the log; the running verification when there is one',
  ).output(z.object({ check: LogCheck })),
  verification: route(
    'GET /logs/chain/verification',
    verifies,
    'The latest verification of the log; null before the first',
  ).output(z.object({ check: LogCheck.nullable() })),
  show: route('GET /logs/{log_id}', reads, 'One entry with its values before and after', {
    errors: ['not_found'],
  })
    .input(z.object({ params: oneLog }))
    .output(LogDetails),
  showAgain: route('GET /logs/show/{log_id}', reads, 'One entry, as at /logs/{log_id}', {
    errors: ['not_found'],
  })
    .input(z.object({ params: oneLog }))
    .output(LogDetails),
}
