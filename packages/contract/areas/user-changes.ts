import { changeKinds, changeProblems, changeStates } from '@quartet/domain/user-changes.ts'
import { z } from 'zod'
import { Id, route, signedIn, signedInEverywhere } from '../route.ts'
import { PeopleFilters } from './users.ts'

const UserChange = z.object({
  id: z.number().int(),
  kind: z.enum(changeKinds),
  state: z.enum(changeStates),
  organization_name: z.string().nullable().describe('Where people are moved to.'),
  category_name: z.string().nullable().describe('The category to which people are added.'),
  count: z.number().int().describe('How many people it is about.'),
  done: z.number().int(),
  failed: z.number().int().describe('How many people stay as they are.'),
  created_at: z.string().describe('ISO 8601.'),
  done_at: z.string().nullable().describe('ISO 8601.'),
})
UserChange.register(z.globalRegistry, {
  id: 'UserChange',
  description: 'What is done with many people at once, one after the other.',
})
export type UserChange = z.infer<typeof UserChange>

const Failure = z.object({
  id: z.number().int(),
  name: z.string(),
  problem: z.enum(changeProblems).describe('Why the person stays as they are.'),
})
Failure.register(z.globalRegistry, { id: 'UserChangeFailure' })
export type UserChangeFailure = z.infer<typeof Failure>

/** The people, by id or by the filters of the list. */
const chosen = {
  users: z.array(Id).min(1).max(999).optional().describe('Instead of `filters`.'),
  filters: PeopleFilters.optional().describe('Everybody in the list with these filters.'),
  expected_count: z
    .number()
    .int()
    .min(0)
    .optional()
    .describe('How many people the caller saw; nothing begins when they are more or fewer now.'),
}
export type ChosenPeople = {
  users?: number[] | undefined
  filters?: z.infer<typeof PeopleFilters> | undefined
  expected_count?: number | undefined
}
const isOneWay = ({ users, filters }: ChosenPeople) =>
  (users === undefined) !== (filters === undefined)

const access = signedIn('access_users', 'admin_users')
const Response = z.object({ change: UserChange })
Response.register(z.globalRegistry, { id: 'UserChangeResponse' })
const byId = z.object({ params: z.object({ id: Id }) })
const errors = ['people_none', 'people_many', 'changes_full', 'row_changed'] as const

export const userChanges = {
  begin: route(
    'POST /users/changes',
    access,
    'Remove people, restore them or remind them of the inventory, as a job',
    { errors: [...errors, 'too_many'] },
  )
    .input(
      z.object({
        body: z
          .strictObject({ kind: z.enum(['remove', 'restore', 'remind']), ...chosen })
          .refine(isOneWay),
      }),
    )
    .output(Response),
  move: route(
    'POST /users/change/organization',
    signedInEverywhere('access_users', 'admin_users', 'manage_institutions'),
    'Move members to another institution, as a job',
    { errors },
  )
    .input(
      z.object({
        body: z.strictObject({ organization_id: Id, ...chosen }).refine(isOneWay),
      }),
    )
    .output(Response),
  addToCategory: route(
    'POST /users/changes/category',
    signedIn('access_users', 'admin_users', 'manage_institutions'),
    'Add people to a category, as a job',
    { errors },
  )
    .input(z.object({ body: z.strictObject({ category_id: Id, ...chosen }).refine(isOneWay) }))
    .output(Response),
  list: route(
    'GET /users/changes',
    access,
    'The changes that the caller began, newest first',
  ).output(z.object({ changes: z.array(UserChange) })),
  show: route('GET /users/changes/{id}', access, 'How far a change of many people is', {
    errors: ['not_found'],
  })
    .input(byId)
    .output(Response),
  failures: route(
    'GET /users/changes/{id}/failures',
    access,
    'Who stays as they are after a change of many people, and why',
    { errors: ['not_found'] },
  )
    .input(
      byId.extend({
        query: z.object({
          offset: z.coerce.number<number>().int().min(0).max(1_000_000).default(0),
          limit: z.coerce.number<number>().int().min(1).max(100).default(25),
        }),
      }),
    )
    .output(z.object({ failures: z.array(Failure), count: z.number().int() })),
  cancel: route(
    'DELETE /users/changes/{id}',
    access,
    'Stop a change of many people; who is done already stays so',
    { errors: ['not_found', 'change_over'] },
  )
    .input(byId)
    .output(Response),
}
