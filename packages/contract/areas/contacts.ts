import { contactSearches, contactStatuses } from '@quartet/domain/contacts.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { z } from 'zod'
import { text } from '../fields.ts'
import { limits } from '../limits.ts'
import { ListQuery } from '../list.ts'
import { changesPerson, Id, Nothing, route, signedIn } from '../route.ts'
import { User } from './profile.ts'

const named = {
  id: z.number().int().describe('The id of the person.'),
  first_name: z.string(),
  last_name: z.string(),
}
const Contact = z.object({
  ...named,
  contact_id: z.number().int().describe('The id of the contact, for changes of its status.'),
  at: z.string().describe('ISO 8601: when it was requested, or accepted.'),
})
Contact.register(z.globalRegistry, {
  id: 'Contact',
  description: 'A contact, or a request for one, as one of the two people sees it.',
})
export type ContactView = z.infer<typeof Contact>

/** Which contacts: accepted ones, requests that the caller sent, or received, blocked (method D32). */
export const contactTabs = { mine: 1, pending: 2, received: 3, blocked: 4 } as const
const ContactsQuery = ListQuery.pick({ limit: true, offset: true, search_text: true }).extend({
  request_type: z.coerce
    .number<number>()
    .pipe(z.literal([1, 2, 3, 4]))
    .default(contactTabs.mine)
    .describe(
      '1: accepted contacts; 2: requests that were sent; 3: requests that were received; 4: people whom the caller has blocked.',
    ),
})
export type ContactListQuery = z.infer<typeof ContactsQuery>

const FoundPerson = z.object({
  ...named,
  state: z
    .enum(['none', 'contact', 'pending', 'received', 'blocked'])
    .describe('`pending`: requested by the caller; `blocked`: by the caller.'),
})
export type FoundPerson = z.infer<typeof FoundPerson>

const Known = User.pick({
  ...{ id: true, name: true, about_me: true, job_title: true, topics: true, skills: true },
  ...{ sequence: true, precision: true, technical_reasoning: true, confluence: true },
  ...{ score_error: true, classification: true, user_pattern_classification: true },
}).extend({
  relation: z.enum(['facilitator', 'team_mate', 'contact']).describe('The closest of them.'),
  sees_scores: z
    .boolean()
    .describe('While both are members of a team, or a coaching client agrees to it.'),
  statements: z
    .array(z.object({ pattern: z.enum(patterns), title: z.string() }))
    .describe('The statements of the profile; empty unless a coaching client shares them.'),
})
Known.register(z.globalRegistry, {
  id: 'KnownPerson',
  description:
    'A contact, team-mate or coaching client, with the parts of the profile that they share with such readers.',
})
export type KnownPerson = z.infer<typeof Known>

const Side = z.object({ id: z.number().int(), name: z.string() })
const Record = z.object({
  id: z.number().int(),
  requester: Side,
  addressee: Side,
  status: z.enum(contactStatuses),
  created_at: z.string().describe('ISO 8601: when the last request was sent.'),
  accepted_at: z.string().nullable(),
})
Record.register(z.globalRegistry, {
  id: 'ContactRecord',
  description: 'A contact of two people in scope, as administrators see it.',
})
export type ContactRecord = z.infer<typeof Record>

const RecordsQuery = ListQuery.pick({ limit: true, offset: true, search_text: true }).extend({
  status: z.enum(contactStatuses).optional(),
})
export type ContactRecordsQuery = z.infer<typeof RecordsQuery>

const record = z.object({ params: z.object({ contact_id: Id }) })
/** Administrators of people, of whom both are in scope. */
const administers = signedIn('access_users', 'admin_users')
const add = (where: 'POST /contacts/add_contact' | 'PUT /contacts/save') =>
  route(where, administers, 'Make two people in scope contacts', {
    errors: ['not_found', 'contact_exists', 'contact_unknown'],
  })
    .input(z.object({ body: z.strictObject({ requester_id: Id, addressee_id: Id }) }))
    .output(z.object({ id: z.number().int() }))
const update = (where: 'PUT /contacts/update/{contact_id}' | 'PUT /contacts/save/{contact_id}') =>
  route(where, administers, 'Accept a request for both, or end a contact', {
    errors: ['not_found', 'contact_changed'],
  })
    .input(
      record.extend({
        body: z.strictObject({
          status: z.enum(['accepted', 'removed'], { error: 'choice_unknown' }),
        }),
      }),
    )
    .output(Nothing)

/** The numbers of the statuses in paths (method D32). */
export const contactStatusNumbers = {
  1: 'accepted',
  2: 'declined',
  3: 'blocked',
  4: 'cancelled',
} as const
const Status = z.coerce
  .number<number>()
  .pipe(z.literal([1, 2, 3, 4]))
  .describe('1: accept; 2: decline; 3: block; 4: cancel an own request.')

const Searched = text(limits.email, 'required').describe(
  'What found the people: only who was found, or is blocked by the caller, can be added, so that nobody is added by a number.',
)

const requestErrors = [
  'not_for_children',
  'contact_unknown',
  'contact_exists',
  'contact_pending',
  'contact_too_early',
] as const

export const contacts = {
  list: route(
    'POST /users/contacts',
    signedIn(),
    'The contacts of the caller by tab, in the order of names, and how many each tab has',
  )
    .input(z.object({ query: ContactsQuery }))
    .output(
      z.object({
        users: z.array(Contact),
        count: z.number().int().describe('How many match.'),
        my_contact_count: z.number().int(),
        pending_count: z.number().int(),
        received_count: z.number().int(),
        search: z.enum(contactSearches).describe('How the caller may search for people to add.'),
        may_invite: z.boolean().describe('Whether the caller may invite addresses by mail.'),
      }),
    ),
  pick: route(
    'POST /users/list/contact',
    signedIn(),
    'The accepted contacts of the caller, to choose from; the first 1,000 by name',
  ).output(z.object({ users: z.array(z.object(named)) })),
  known: route(
    'GET /users/known/{person_id}',
    signedIn(),
    'The profile of a contact, team-mate or coaching client, as far as it is shared with the caller; the person sees that it was read',
    { errors: ['not_found'] },
  )
    .input(z.object({ params: z.object({ person_id: Id }) }))
    .output(Known),
  search: route(
    'POST /users/search/contact',
    signedIn(),
    'Find people to add: anybody by the exact confirmed address, and adults of the caller’s own institution by name; minors are only found within their institution',
    { errors: ['not_for_children'] },
  )
    .input(z.object({ body: z.strictObject({ search_text: text(limits.email, 'required') }) }))
    .output(z.object({ users: z.array(FoundPerson).describe('At most 10.') })),
  request: route(
    'POST /users/add/contact/{user_id}/{contact_id}',
    changesPerson(),
    'Send one person a request; if that person has already sent the caller one, the contact is accepted',
    { errors: [...requestErrors] },
  )
    .input(
      z.object({
        params: z.object({ user_id: Id, contact_id: Id.describe('The id of the other person.') }),
        body: z.strictObject({ search_text: Searched }),
      }),
    )
    .output(
      z.object({
        state: z
          .enum(['pending', 'contact'])
          .describe('`contact`: both had sent each other a request.'),
      }),
    ),
  requestMany: route(
    'POST /users/add/contact',
    signedIn(),
    'Send each of these people a request; all of them or none',
    { errors: [...requestErrors] },
  )
    .input(
      z.object({
        body: z.strictObject({
          users: z.array(Id).min(1, { error: 'required' }).max(5),
          search_text: Searched,
        }),
      }),
    )
    .output(Nothing),
  changeStatus: route(
    'POST /users/change/status/contact/{contact_id}/{status}',
    signedIn(),
    'Accept, decline or block a request that was received, cancel one that was sent, or block a contact',
    { errors: ['not_found', 'contact_changed'] },
  )
    .input(z.object({ params: z.object({ contact_id: Id, status: Status }) }))
    .output(Nothing),
  remove: route(
    'DELETE /contacts/delete/{contact_id}',
    signedIn(),
    'End an accepted contact of the caller, or of two people in scope of `admin_users`; a new request may follow',
    { errors: ['not_found', 'contact_changed'] },
  )
    .input(z.object({ params: z.object({ contact_id: Id }) }))
    .output(Nothing),
  records: route('POST /contacts', administers, 'Contacts of people in scope, newest first')
    .input(z.object({ query: RecordsQuery }))
    .output(z.object({ list: z.array(Record), count: z.number().int() })),
  showRecord: route(
    'GET /contacts/show/{contact_id}',
    administers,
    'One contact of two people in scope',
    {
      errors: ['not_found'],
    },
  )
    .input(record)
    .output(Record),
  addRecord: add('POST /contacts/add_contact'),
  saveNewRecord: add('PUT /contacts/save'),
  updateRecord: update('PUT /contacts/update/{contact_id}'),
  saveRecord: update('PUT /contacts/save/{contact_id}'),
}
