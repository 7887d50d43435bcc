import { classifications } from '@quartet/domain/classification.ts'
import { taskStatuses } from '@quartet/domain/drill.ts'
import { isEmail } from '@quartet/domain/email.ts'
import { familyStages, teamSights } from '@quartet/domain/families.ts'
import { isNickName } from '@quartet/domain/names.ts'
import { perPattern } from '@quartet/domain/patterns.ts'
import { profileParts } from '@quartet/domain/visibility.ts'
import { z } from 'zod'
import { nameText, optionalName, rejectCardNumbers, secret, text } from '../fields.ts'
import { limits } from '../limits.ts'
import { ListQuery } from '../list.ts'
import { Id, Nothing, notByCard, route, signedIn } from '../route.ts'
import { AgeGroupId, CmsText } from './cms.ts'
import { ExportFile, Exports } from './exports.ts'
import { ShownWords } from './privacy.ts'
import { User } from './profile.ts'

const Count = z.number().int()
const Moment = z.string().describe('ISO 8601.')
const Scores = z.object(perPattern(() => z.number().int()))
const Side = z.object({ id: z.number().int(), name: z.string() })

const Member = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
  family_type: z.literal([1, 2]).describe('1: administrator; 2: member.'),
  age_group_id: AgeGroupId.nullable().describe('Null for other members.'),
  stage: z.enum(familyStages).nullable().describe('Null for other members.'),
  email: z.string().nullable(),
  login_name: z.string().nullable().describe('With which a member without an address signs in.'),
  joined_at: Moment,
  shares: z.boolean(),
  awaiting: z.boolean().describe('Whether the account waits for consent.'),
  lci: z.enum(['done', 'not_done']).nullable().describe('Null when the caller may not see it.'),
  classification: z.enum(classifications).nullable(),
  scores: Scores.nullable().describe('Null without a result, or when the caller may not see it.'),
  may_remove: z.boolean(),
  may_set_password: z.boolean(),
  erase_from: z
    .string()
    .nullable()
    .describe('Only for the administrator, who ordered it: when the account is erased, ISO 8601.'),
})
Member.register(z.globalRegistry, {
  id: 'FamilyMember',
  description: 'A member of a family, as far as the caller sees one (method D35).',
})
export type FamilyMemberView = z.infer<typeof Member>

const Family = z.object({
  id: z.number().int(),
  name: z.string(),
  admin: Side,
  members: Count.describe('People in the family, with its administrator.'),
  plan_ends_at: z.string().nullable().describe('ISO 8601; null without an end.'),
  created_at: Moment,
})
Family.register(z.globalRegistry, { id: 'Family' })
export type FamilyView = z.infer<typeof Family>

const Details = Family.extend({
  family_type: z.literal([1, 2]).nullable().describe('What the caller is; null for staff.'),
  family_code: z.string().nullable().describe('Only for its administrator.'),
  family_max: Count,
  may_rename: z.boolean(),
  own: z
    .object({
      stage: z.enum(familyStages),
      shares: z.boolean(),
      may_leave: z.boolean(),
      sees: z.array(z.enum(profileParts)).describe('What the administrator sees of the caller.'),
      teams: z.enum(teamSights),
    })
    .nullable()
    .describe('The caller as a member.'),
})
Details.register(z.globalRegistry, { id: 'FamilyDetails' })
export type FamilyDetailsView = z.infer<typeof Details>

const Listed = z.object({
  family_details: Details.nullable().describe('Null for somebody without a family.'),
  family_members: z.array(Member).describe('The administrator first, then by name.'),
  members: Count,
})
Listed.register(z.globalRegistry, { id: 'FamilyMembers' })
const Shown = z.object({
  family: Details,
  family_details: Details,
  family_members: z.array(Member),
  members: Count,
})
Shown.register(z.globalRegistry, { id: 'FamilyResponse' })

const Task = z.object({
  id: z.number().int(),
  name: z.string(),
  area: z.enum(['school', 'work', 'career']),
  status: z.enum(taskStatuses),
  due_date: z.string().nullable(),
  description: z.string().nullable().describe('Null when the reader may not see texts of tasks.'),
})
const Profile = User.pick({
  ...{ id: true, name: true, first_name: true, last_name: true, age_group_id: true },
  ...{ sequence: true, precision: true, technical_reasoning: true, confluence: true },
  ...{ score_error: true, classification: true, user_pattern_classification: true },
}).extend({
  stage: z.enum(familyStages),
  sees: z.array(z.enum(profileParts)),
  statements: z
    .array(z.object({ id: z.number().int(), title: z.string(), pattern: z.string() }))
    .describe('Chosen and own statements of the Personal Learning Profile.'),
  tasks: z.array(Task).describe('The newest 100; empty when the reader may not see them.'),
  teams: z.array(
    z.object({ id: z.number().int(), name: z.string(), members: z.array(z.string()) }),
  ),
  contacts: z.array(z.string()).describe('Names; only of children.'),
  may_export: z.boolean().describe('Whether the caller may have everything put into one file.'),
  may_erase: z.boolean(),
})
Profile.register(z.globalRegistry, {
  id: 'FamilyProfile',
  description: 'A member of a family, with what its administrator sees at this age (method D35).',
})
export type FamilyProfileView = z.infer<typeof Profile>

const FamiliesQuery = ListQuery.pick({
  ...{ limit: true, offset: true, search_text: true, order_direction: true },
}).extend({ order_by: z.enum(['id', 'name', 'created_at']).default('id') })
export type FamilyListQuery = z.infer<typeof FamiliesQuery>

const nick = text(80, 'nick_name_missing').refine(isNickName, { error: 'nick_name_wrong' })
const Address = text(limits.email, 'email_missing')
  .refine(isEmail, { error: 'email_wrong' })
  .meta({ format: 'email', examples: ['ada@example.org'] })
const Turns18 = z
  .int({ error: 'turns_18_missing' })
  .min(limits.turns18In.min, { error: 'turns_18_missing' })
  .max(limits.turns18In.max, { error: 'turns_18_missing' })
const Country = z
  .string({ error: 'country_missing' })
  .regex(/^[A-Z]{2}$/, { error: 'country_missing' })
const NewMember = z.discriminatedUnion(
  'age_group_id',
  [
    z.strictObject({
      age_group_id: z.literal(1),
      first_name: nick.describe('A nick name.'),
      turns_18_in: Turns18,
      country: Country,
      shown: ShownWords,
    }),
    z
      .strictObject({
        age_group_id: z.literal(2),
        first_name: nameText(limits.personName, 'first_name_missing'),
        last_name: optionalName(limits.personName).default(''),
        email: Address.nullable().default(null),
        turns_18_in: Turns18,
        country: Country,
        old_enough: z.boolean({ error: 'required' }),
        shown: ShownWords.optional().describe('Required unless the teenager is old enough.'),
      })
      .superRefine(rejectCardNumbers()),
    z.strictObject({ age_group_id: z.literal(3), email: Address }),
  ],
  { error: 'age_missing' },
)
NewMember.register(z.globalRegistry, {
  id: 'NewFamilyMember',
  description:
    'A child by a nick name, a teenager by name, or an adult by the address that is invited.',
})
export type NewFamilyMember = z.infer<typeof NewMember>

const GivenPassword = z.object({
  login: z.string().describe('The address or name with which the member signs in.'),
  password: z.string().describe('A one-time password, shown once.'),
  until: Moment,
})
GivenPassword.register(z.globalRegistry, { id: 'GivenPassword' })
export type GivenPasswordView = z.infer<typeof GivenPassword>

const OwnPassword = secret('password_missing')
  .optional()
  .describe('The password of the caller; may be left out by an account without one.')
const byMember = z.object({ params: z.object({ member_id: Id }) })
const byFamily = z.object({ params: z.object({ family_id: Id }) })

export const families = {
  list: route('POST /families', signedIn('access_families'), 'Families in scope, newest first')
    .input(z.object({ query: FamiliesQuery }))
    .output(z.object({ list: z.array(Family), count: Count })),
  show: route('GET /families/show/{family_id}', signedIn(), 'One family', {
    errors: ['not_found'],
    description: 'For its people, and for who has `access_families` over everybody.',
  })
    .input(byFamily)
    .output(Shown),
  update: route('PUT /families/update/{family_id}', signedIn(), 'Rename a family', {
    errors: ['not_found'],
  })
    .input(
      byFamily.extend({
        body: z.strictObject({ name: nameText(limits.team.name, 'required') }),
      }),
    )
    .output(Shown),
  members: route(
    'POST /users/family/members',
    signedIn(),
    'The family of the caller and its people',
  )
    .input(
      z.object({
        query: ListQuery.pick({ limit: true, offset: true, search_text: true }).extend({
          limit: ListQuery.shape.limit.default(99),
        }),
      }),
    )
    .output(Listed),
  add: route('POST /users/add/family/member', signedIn('access_families'), 'Add a member', {
    errors: [
      ...(['family_full', 'family_ended', 'consent_text_changed', 'family_unverified'] as const),
      ...(['mail_paused', 'not_found'] as const),
    ],
    description: 'Children and teenagers get an account; adults an invitation by mail.',
  })
    .input(z.object({ body: NewMember }))
    .output(
      z.object({
        id: z.number().int().nullable().describe('Null for an adult, who is invited.'),
        one_time: GivenPassword.nullable().describe('For a member without an address.'),
      }),
    ),
  remove: route(
    'DELETE /users/family/members/{member_id}',
    signedIn('access_families'),
    'Remove a member of the caller’s family; the account of a child closes',
    { errors: ['not_found'] },
  )
    .input(byMember)
    .output(Nothing),
  givePassword: route(
    'POST /users/family/members/{member_id}/password',
    signedIn('access_families'),
    'A new one-time password for a minor without an address',
    { errors: ['not_found'] },
  )
    .input(byMember)
    .output(GivenPassword),
  profile: route(
    'GET /users/family/members/{member_id}',
    signedIn('access_families'),
    'A member as its administrator sees one; the member sees that it was read',
    { errors: ['not_found'] },
  )
    .input(byMember)
    .output(Profile),
  erase: route(
    'POST /users/family/members/{member_id}/erasure',
    signedIn('access_families'),
    'Close the account of a minor at once and erase it after 14 days',
    { errors: ['not_found', 'locked'] },
  )
    .input(byMember.extend({ body: z.strictObject({ password: OwnPassword }) }))
    .output(z.object({ erase_from: Moment })),
  undoErasure: route(
    'DELETE /users/family/members/{member_id}/erasure',
    signedIn('access_families'),
    'Cancel the erasure of a member that the caller ordered',
    { errors: ['not_found', 'organization_full'] },
  )
    .input(byMember)
    .output(Nothing),
  askExport: route(
    'POST /users/family/members/{member_id}/exports',
    signedIn('access_families'),
    'Have everything about a minor put into one file; the member is notified',
    { errors: ['not_found'] },
  )
    .input(byMember)
    .output(Exports),
  exports: route(
    'GET /users/family/members/{member_id}/exports',
    signedIn('access_families'),
    'The exports for whoever looks after a minor, and how each stands',
    { errors: ['not_found'] },
  )
    .input(byMember)
    .output(Exports),
  exportFile: route(
    'GET /users/family/members/{member_id}/exports/{export_id}/file',
    signedIn('access_families'),
    'The file of such an export',
    { errors: ['not_found', 'export_gone'] },
  )
    .route({ outputStructure: 'detailed' })
    .input(z.object({ params: byMember.shape.params.extend({ export_id: Id }) }))
    .output(ExportFile),
  newCode: route(
    'POST /users/family/code',
    signedIn('access_families'),
    'Replace the code of the caller’s family; the old one stops working',
    { errors: ['not_found'] },
  ).output(z.object({ family_code: z.string() })),
  join: route('POST /users/family/join', notByCard(signedIn()), 'Join a family with its code', {
    errors: [
      'guardian_only',
      'family_code_unknown',
      'family_full',
      'family_ended',
      'family_joined',
    ],
  })
    .input(z.object({ body: z.strictObject({ family_code: text(40, 'family_code_missing') }) }))
    .output(Listed),
  leave: route(
    'POST /users/family/leave',
    notByCard(signedIn()),
    'Leave the family of the caller',
    {
      errors: ['not_found', 'guardian_only'],
    },
  ).output(Nothing),
  share: route(
    'PUT /users/family/shares',
    notByCard(signedIn()),
    'Share more with the administrator, or not',
    {
      errors: ['not_found'],
    },
  )
    .input(z.object({ body: z.strictObject({ shares: z.boolean() }) }))
    .output(Nothing),
  texts: route(
    'GET /users/family/dashboard/cms',
    signedIn(),
    'How members of a family can help each other, as HTML',
  ).output(z.object({ content: z.array(CmsText) })),
}
