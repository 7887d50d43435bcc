import { classifications } from '@quartet/domain/classification.ts'
import { purposesOf } from '@quartet/domain/consent.ts'
import { isEmail } from '@quartet/domain/email.ts'
import { memberTypes } from '@quartet/domain/institution.ts'
import { logActions } from '@quartet/domain/log-actions.ts'
import { erasureReasons, erasureSources } from '@quartet/domain/own-data.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { institutionRoles, staffRoles } from '@quartet/domain/roles.ts'
import { z } from 'zod'
import { codeErrors } from '../error-groups.ts'
import { nameText, optionalText, rejectCardNumbers, text } from '../fields.ts'
import { limits } from '../limits.ts'
import { ListQuery } from '../list.ts'
import { changesPerson, holding, Id, route, signedIn, Workbook } from '../route.ts'
import { AgeGroupId } from './cms.ts'
import { ShownWords } from './privacy.ts'

export const personTypes = [...memberTypes, 'individual', 'coaching'] as const
/**
 * The state of a person: verified, unverified, waiting for a guardian or for the school, to be
 * erased at their own request, or to be erased by order.
 */
export const personStatuses = [
  'active',
  'unverified',
  'awaiting_consent',
  'awaiting_school',
  'leaving',
  'erasing',
] as const

const Person = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  email_verified: z.boolean().nullable().describe('Null without an address.'),
  type: z.enum(personTypes),
  organization_id: z.number().int().nullable(),
  organization_name: z.string().nullable(),
  age_group_id: AgeGroupId,
  roles: z.array(z.string()),
  status: z.enum(personStatuses),
  lci: z.enum(['done', 'not_done']).describe('Whether the person has a result.'),
  classification: z
    .enum(classifications)
    .nullable()
    .describe('Null when there is no label or the caller may not see it (method D44).'),
  removed: z.literal([0, 1]),
  erasure: z
    .object({
      erase_from: z.string().describe('ISO 8601.'),
      by: z.enum(erasureSources),
      reason: z.enum(erasureReasons).nullable().describe('Only for orders by staff.'),
      note: z.string(),
      may_undo: z.boolean().describe('Whether the caller may keep the account.'),
    })
    .nullable()
    .describe(
      'The order to erase this person, with its reason; null without one, also when only the person requested it.',
    ),
  created_at: z.string().describe('ISO 8601.'),
  last_visit_on: z
    .string()
    .nullable()
    .describe(
      'yyyy-MM-dd in UTC; null until the first visit, and for callers without `sees_visits`.',
    ),
})
Person.register(z.globalRegistry, { id: 'Person' })
export type PersonView = z.infer<typeof Person>

const isDone = z.enum(['done', 'not_done']).optional()
const hasAny = z.enum(['yes', 'none']).optional()
/** Strict, so that a mistyped filter does not answer with everybody. */
const PeopleQuery = ListQuery.extend({
  order_by: z
    .enum(['id', 'name', 'email', 'type', 'organization_name', 'age_group_id', 'created_at'])
    .default('id'),
  id: Id.optional().describe('Only this person.'),
  type: z.enum(personTypes).optional(),
  organization_id: Id.optional(),
  language: Id.optional().describe('People who read in this language.'),
  role_id: Id.optional().describe('People with this role, whatever other roles they have.'),
  category: Id.optional().describe('People in this category of people.'),
  age_group_id: z.coerce.number<number>().pipe(AgeGroupId).optional(),
  status: z
    .enum(personStatuses)
    .optional()
    .describe('`erasing` matches people both in the list and in the bin.'),
  pattern: z
    .enum(patterns)
    .optional()
    .describe('People who use this pattern first; only those whose scores the caller may see.'),
  classification: z
    .enum(classifications)
    .optional()
    .describe('Only matches people whose label the caller may see.'),
  lci: isDone,
  plp: isDone.describe('Whether each pattern of the profile has a statement.'),
  team_member: hasAny.describe('Whether they have accepted a team that is not archived.'),
  tasks: hasAny.describe('Whether they have school tasks.'),
  work_tasks: hasAny.describe('Whether they have tasks at work.'),
  career_tasks: hasAny.describe('Whether they have career tasks.'),
  decoded: hasAny.describe('Whether they have decoded a task of any area.'),
  active: z.coerce
    .number<number>()
    .int()
    .min(1)
    .max(366)
    .optional()
    .describe(
      'People who came in these last days; only matches people whose visits the caller sees.',
    ),
}).strict()
export type PersonListQuery = z.infer<typeof PeopleQuery>
/** A list without its pages. */
export const PeopleFilters = PeopleQuery.omit({ limit: true, offset: true })
export type PersonFilters = z.infer<typeof PeopleFilters>

const NewPerson = z
  .strictObject({
    first_name: nameText(limits.personName, 'first_name_missing'),
    last_name: nameText(limits.personName, 'last_name_missing'),
    email: text(limits.email, 'email_missing')
      .refine(isEmail, { error: 'email_wrong' })
      .meta({ format: 'email', examples: ['ada@example.org'] }),
    type: z.enum(personTypes),
    role: z
      .enum(staffRoles)
      .optional()
      .describe('Instead of the role of the type, for adults; those of an institution need one.'),
    shown: ShownWords.optional().describe(
      'The consent texts of the form. Required for people who cannot consent alone, for whom the school consents.',
    ),
    organization_id: Id.nullable().optional().describe('For members only.'),
    age_group_id: z.coerce.number<number>().pipe(z.literal([2, 3], { error: 'guardian_first' })),
    turns_18_in: z
      .int()
      .min(limits.turns18In.min)
      .max(limits.turns18In.max)
      .nullable()
      .optional()
      .describe('For age group 2.'),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable()
      .optional(),
    language_id: Id.optional(),
  })
  .superRefine(rejectCardNumbers())
NewPerson.register(z.globalRegistry, {
  id: 'NewPerson',
  description:
    'A user added by an administrator. The role follows from the type; the person chooses a password through the mailed link.',
})
export type NewPerson = z.infer<typeof NewPerson>

const Ids = z.object({ ids: z.array(Id).min(1).max(999) })
const Moved = z.object({ ids: z.array(z.number().int()) })
Moved.register(z.globalRegistry, { id: 'MovedPeople' })
const editAccess = signedIn('access_users', 'admin_users')
const editOneAccess = holding('admin_users', changesPerson('admin_users'))
const onePerson = z.object({ user_id: Id })
const Reason = z.strictObject({
  reason: z.enum(erasureReasons, { error: 'required' }),
  note: optionalText(limits.erasureNote).default(''),
})
Reason.register(z.globalRegistry, { id: 'Reason' })
const Ordered = Moved.extend({ erase_from: z.string() })
Ordered.register(z.globalRegistry, {
  id: 'OrderedErasures',
  description: 'From when the people named in the order are erased.',
})

const PersonHistoryEntry = z.object({
  id: z.number().int(),
  at: z.string().describe('ISO 8601.'),
  action: z.enum(logActions),
  entity: z
    .string()
    .describe('What it was done to, as in the log: `users`, `user_roles`, `tasks`, …'),
  count: z.number().int(),
  by: z
    .enum(['self', 'other', 'outside', 'deleted', 'system'])
    .describe(
      '`outside`: somebody whom the caller does not see. `system`: a job, or somebody who was not signed in.',
    ),
  name: z.string().nullable().describe('The name, for `other`.'),
})
PersonHistoryEntry.register(z.globalRegistry, {
  id: 'PersonHistoryEntry',
  description: 'What was done to a person or by them; without the values.',
})
export type PersonHistoryEntry = z.infer<typeof PersonHistoryEntry>

export const people = {
  list: route(
    'POST /users',
    signedIn('access_users'),
    'People within the scope of the caller: a page and the exact number',
  )
    .input(z.object({ query: PeopleQuery }))
    .output(
      z.object({
        list: z.array(Person),
        count: z.number().int(),
        roles: z
          .array(z.object({ id: z.number().int(), name: z.string() }))
          .describe('The choices for `role_id` that people in the caller’s scope can have.'),
        sees_visits: z.boolean().describe('Only callers who administer everybody see visits.'),
      }),
    ),
  export: route(
    'POST /users/export',
    editAccess,
    'The people that the filters match, as a sheet that can be imported again as a roster',
    { errors: ['sheet_too_long'] },
  )
    .input(z.object({ query: PeopleFilters }))
    .output(Workbook),
  show: route(
    'GET /users/details/{user_id}',
    signedIn('access_users'),
    'One person within the scope of the caller, also in the bin',
    { errors: ['not_found'] },
  )
    .input(z.object({ params: onePerson }))
    .output(
      z.object({
        person: Person,
        institution_roles: z
          .array(z.enum(institutionRoles))
          .nullable()
          .describe(
            'Which of these roles the person has; null when the caller cannot appoint them.',
          ),
        shows_answers: z
          .boolean()
          .describe('Whether the caller may read the answers to the inventory, if there are any.'),
        invitation: z
          .object({ expires_at: z.string().nullable() })
          .nullable()
          .describe(
            'Until the invited person has chosen a password; `expires_at` is that of the mailed link.',
          ),
      }),
    ),
  invite: route(
    'POST /users/welcome/{user_id}',
    editOneAccess,
    'Mail an invited person a new link to choose a password; the one before it ends',
    { errors: ['not_found', 'row_unknown', 'mail_paused'] },
  )
    .input(z.object({ params: onePerson }))
    .output(z.object({ expires_at: z.string() })),
  history: route(
    'GET /users/history/{user_id}',
    signedIn('access_users', 'access_logs'),
    'What was done to the account of a person within the scope of the caller, newest first; 50 entries, those before one with `before`',
    { errors: ['not_found'] },
  )
    .input(z.object({ params: onePerson, query: z.object({ before: Id.optional() }) }))
    .output(z.object({ history: z.array(PersonHistoryEntry), has_earlier: z.boolean() })),
  add: route(
    'PUT /users/save',
    editAccess,
    'Add a person, who is mailed a link to choose a password',
    { errors: [...codeErrors, 'consent_text_changed', 'grant_lacking', 'mail_paused'] },
  )
    .input(z.object({ body: NewPerson }))
    .output(z.object({ person: Person })),
  remove: route(
    'DELETE /users/delete/{user_id}',
    editOneAccess,
    'Remove a person; the account can be restored',
    {
      errors: [
        'own_account',
        'row_unknown',
        'administrator_kept',
        'organization_deleted',
        'organization_full',
      ],
    },
  )
    .input(z.object({ params: onePerson }))
    .output(Moved),
  removeMany: route('POST /users/remove', editAccess, 'Remove several people; all or none', {
    errors: [
      'own_account',
      'row_unknown',
      'administrator_kept',
      'organization_deleted',
      'organization_full',
    ],
  })
    .input(z.object({ body: Ids }))
    .output(Moved),
  restore: route(
    'POST /users/restore',
    editAccess,
    'Bring removed people back; all or none. Who was to be erased by staff stays',
    {
      errors: [
        'own_account',
        'row_unknown',
        'administrator_kept',
        'organization_deleted',
        'organization_full',
      ],
    },
  )
    .input(z.object({ body: Ids }))
    .output(Moved),
  admit: route(
    'POST /users/admissions',
    editAccess,
    'Let people in who signed up with the code of a school that agrees for them, each by name; all or none',
    { errors: ['consent_text_changed', 'row_unknown'] },
  )
    .input(
      z.object({
        body: Ids.extend({
          consents: z.array(z.enum(purposesOf.school)).max(1).default([]),
          shown: ShownWords,
        }),
      }),
    )
    .output(Moved),
  refuse: route(
    'POST /users/admissions/refuse',
    editAccess,
    'Refuse people who wait to be let in: their accounts are erased; all or none',
    { errors: ['row_unknown'] },
  )
    .input(z.object({ body: Ids }))
    .output(Moved),
  erase: route(
    'POST /users/erase/{user_id}',
    editOneAccess,
    'Order the erasure of a person: the account is closed at once and erased after 14 days in which staff can undo it',
    { errors: ['own_account', 'row_unknown', 'administrator_kept'] },
  )
    .input(z.object({ params: onePerson, body: Reason }))
    .output(Ordered),
  undoErasure: route(
    'POST /users/erase/{user_id}/undo',
    editOneAccess,
    'Keep a person whose erasure staff ordered, as before the order',
    { errors: ['row_unknown', 'organization_deleted', 'organization_full'] },
  )
    .input(z.object({ params: onePerson }))
    .output(Moved),
  eraseMany: route(
    'POST /users/erase',
    editAccess,
    'Order the erasure of several people; all or none',
    { errors: ['own_account', 'row_unknown', 'administrator_kept'] },
  )
    .input(z.object({ body: Reason.extend(Ids.shape) }))
    .output(Ordered),
  undoErasureOfMany: route(
    'POST /users/keep',
    editAccess,
    'Keep several people whose erasure staff ordered; all or none',
    { errors: ['row_unknown', 'organization_deleted', 'organization_full'] },
  )
    .input(z.object({ body: Ids }))
    .output(Moved),
}
