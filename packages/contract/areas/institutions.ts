import { isEmail } from '@quartet/domain/email.ts'
import {
  consentModes,
  features,
  institutionKinds,
  institutionStatuses,
  isInstitutionCode,
  memberStates,
  memberTypes,
} from '@quartet/domain/institution.ts'
import { logActions } from '@quartet/domain/log-actions.ts'
import { z } from 'zod'
import { sheetErrors } from '../error-groups.ts'
import { type FieldCode, nameText, optionalName, optionalText, text } from '../fields.ts'
import { contentFileBytes, limits } from '../limits.ts'
import { ListQuery } from '../list.ts'
import { SheetImport, SheetUpload } from '../resource.ts'
import { Id, route, signedIn, signedInEverywhere, upload, Workbook } from '../route.ts'

const Features = z.strictObject({
  lci_only: z.boolean(),
  ...(Object.fromEntries(features.map((name) => [name, z.boolean()])) as Record<
    (typeof features)[number],
    z.ZodBoolean
  >),
})
Features.register(z.globalRegistry, { id: 'Features' })

export const Organization = z.object({
  id: z.number().int(),
  name: z.string(),
  kind: z.enum(institutionKinds),
  country: z.string().nullable().describe('ISO 3166-1 alpha-2.'),
  city: z.string(),
  language_id: z.number().int().nullable(),
  promo_code: z.string(),
  code_member_type: z
    .enum(memberTypes)
    .describe('The member type of people who join with the code.'),
  seats: z.number().int(),
  seats_used: z.number().int().describe('The number of active members; each takes a seat.'),
  starts_on: z.string().nullable().describe('yyyy-MM-dd, both inclusive.'),
  ends_on: z.string().nullable(),
  status: z.enum(institutionStatuses),
  contact_name: z.string(),
  contact_email: z.string(),
  logo: z.string().describe('The text shown when there is no logo picture.'),
  email_domains: z.array(z.string()),
  features: Features,
  consent_mode: z.enum(consentModes),
  staff_second_factor: z
    .boolean()
    .describe('Whether its administrators and facilitators must use a second factor.'),
  dpa_signed_on: z.string().nullable().describe('yyyy-MM-dd'),
  min_age: z.number().int().nullable(),
  erase_members_on: z
    .string()
    .nullable()
    .describe(
      'yyyy-MM-dd: the day on which the members’ data is deleted after the end of the contract; null while it runs.',
    ),
  notes: z.string(),
  removed: z.literal([0, 1]),
  created_at: z.string().describe('ISO 8601.'),
  edited_at: z.string().nullable(),
  link: z.string().describe('The link of the institution’s code, as encoded in its QR picture.'),
})
Organization.register(z.globalRegistry, { id: 'Organization' })
export type OrganizationView = z.infer<typeof Organization>

const Code = text(limits.institution.code, 'required').refine(isInstitutionCode, {
  error: 'code_shape' satisfies FieldCode,
})
const Domain = text(limits.institution.domain, 'required').refine(
  (value) => isEmail(`somebody@${value}`),
  {
    error: 'domain_wrong' satisfies FieldCode,
  },
)
const Day = z.iso.date({ error: 'day_wrong' satisfies FieldCode })

/** Names appear in mails to strangers, so they must not contain an address. */
const Name = nameText(limits.institution.name, 'required').refine(
  (value) => !/@|:\/\/|\bwww\./iu.test(value),
  {
    error: 'name_characters' satisfies FieldCode,
  },
)

/** The fields that an administrator of one institution can change. */
const own = {
  name: Name,
  contact_name: optionalName(limits.institution.contactName),
  contact_email: z.union([
    z.literal(''),
    text(limits.email, 'required')
      .refine(isEmail, { error: 'email_wrong' })
      .meta({ format: 'email', examples: ['ada@example.org'] }),
  ]),
  logo: optionalText(limits.institution.logo),
  features: Features,
  consent_mode: z.enum(consentModes),
  staff_second_factor: z.boolean(),
}
/** The fields that only an administrator of all institutions can change. */
const others = {
  kind: z.enum(institutionKinds),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  city: optionalName(limits.institution.city),
  language_id: Id.nullable(),
  promo_code: Code,
  code_member_type: z.enum(memberTypes),
  seats: z.int().min(limits.institution.seats.min).max(limits.institution.seats.max),
  starts_on: Day.nullable(),
  ends_on: Day.nullable(),
  status: z.enum(institutionStatuses),
  email_domains: z.array(Domain).max(50),
  dpa_signed_on: Day.nullable(),
  min_age: z.int().min(limits.institution.minAge.min).max(limits.institution.minAge.max).nullable(),
  notes: optionalText(limits.institution.notes),
}
const late = { error: 'ends_before_start' satisfies FieldCode, path: ['ends_on'] }
const Fields = z.strictObject({ ...own, ...others }).partial()
const NewOrganization = Fields.required({ name: true, seats: true }).refine(endsAfterStart, late)
NewOrganization.register(z.globalRegistry, { id: 'NewOrganization' })
const EditedOrganization = Fields.extend({
  edited_at: z.iso.datetime().nullable().optional(),
}).refine(endsAfterStart, late)
EditedOrganization.register(z.globalRegistry, {
  id: 'EditedOrganization',
  description:
    '`edited_at` is that of the version on which the change is based; the request is rejected if the row has changed since.',
})

function endsAfterStart({
  starts_on,
  ends_on,
}: {
  starts_on?: string | null | undefined
  ends_on?: string | null | undefined
}) {
  return !starts_on || !ends_on || starts_on <= ends_on
}
/** The cells of a row of the spreadsheet: texts, which may be empty. */
const numberIn = (bounds: z.ZodNumber) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(bounds)
export const OrganizationSheetRow = z
  .object({
    name: own.name,
    kind: others.kind,
    country: others.country,
    city: others.city,
    language: z.string().nullable(),
    promo_code: z.union([z.literal(''), Code]),
    code_member_type: others.code_member_type,
    seats: numberIn(others.seats),
    status: others.status,
    starts_on: others.starts_on,
    ends_on: others.ends_on,
    contact_name: own.contact_name,
    contact_email: own.contact_email,
    logo: own.logo,
    email_domains: others.email_domains.transform((all) => all.map((one) => one.toLowerCase())),
    consent_mode: own.consent_mode,
    dpa_signed_on: others.dpa_signed_on,
    min_age: numberIn(
      z.int().min(limits.institution.minAge.min).max(limits.institution.minAge.max),
    ).nullable(),
    ...Features.shape,
    notes: others.notes,
  })
  .refine(endsAfterStart, late)
export type NewOrganization = z.infer<typeof NewOrganization>
export type EditedOrganization = z.infer<typeof EditedOrganization>

const OrganizationQuery = ListQuery.extend({
  order_by: z
    .enum([
      'id',
      'name',
      'kind',
      'country',
      'city',
      'status',
      'seats',
      'ends_on',
      'created_at',
      'edited_at',
    ])
    .default('id'),
  kind: z.enum(institutionKinds).optional(),
  status: z.enum(institutionStatuses).optional(),
})
export type OrganizationListQuery = z.infer<typeof OrganizationQuery>

const PickQuery = z.object({
  search_text: ListQuery.shape.search_text,
  limit: z.coerce
    .number<number>()
    .int()
    .min(0)
    .max(99)
    .default(19)
    .describe('As in lists, an inclusive bound.'),
  id: Id.optional(),
})
export type OrganizationPickQuery = z.infer<typeof PickQuery>

const OrganizationHistoryEntry = z.object({
  id: z.number().int(),
  at: z.string().describe('ISO 8601.'),
  action: z.enum(logActions),
  by: z.enum(['other', 'outside', 'deleted', 'system']).describe('As in the history of a person.'),
  name: z.string().nullable().describe('The name, for `other`.'),
  changed: z
    .array(z.string())
    .describe('Names of the changed fields, as far as the log still has them.'),
})
export type OrganizationHistoryEntry = z.infer<typeof OrganizationHistoryEntry>

const OrganizationMember = z.object({
  id: z.number().int(),
  name: z.string(),
  type: z.enum(memberTypes),
  state: z
    .enum(memberStates)
    .describe(
      '`loaded`: added, not invited; `invited`: by mail, without a way to log in yet; `joined`; `done`: has a result.',
    ),
})
OrganizationMember.register(z.globalRegistry, { id: 'OrganizationMember' })
export type OrganizationMember = z.infer<typeof OrganizationMember>
const MembersQuery = ListQuery.omit({ removed: true, date_from: true, date_to: true }).extend({
  order_by: z.enum(['id', 'name', 'state']).default('name'),
  order_direction: z
    .enum(['ASC', 'DESC'])
    .default('ASC')
    .describe('Ascending or descending; applies to `order_by`.'),
  state: z.enum(memberStates).optional().describe('Only members in this state.'),
})
export type OrganizationMembersQuery = z.infer<typeof MembersQuery>

const one = z.object({ organization_id: Id })
const Ids = z.object({ ids: z.array(Id).min(1).max(999) })
const Moved = z.object({ ids: z.array(z.number().int()) })
Moved.register(z.globalRegistry, { id: 'MovedOrganizations' })
const OrganizationResponse = z.object({ organization: Organization })
OrganizationResponse.register(z.globalRegistry, { id: 'OrganizationResponse' })
const reads = signedIn('access_institutions')
const editAccess = signedInEverywhere('access_users', 'access_institutions', 'admin_institutions')

const Listed = z.object({
  list: z.array(Organization),
  organizations: z.array(Organization),
  count: z.number().int(),
  may_add: z
    .boolean()
    .describe(
      'Whether the caller manages all institutions: can add, delete, and change every field.',
    ),
})
Listed.register(z.globalRegistry, { id: 'OrganizationSummary' })
const list = (where: Parameters<typeof route>[0]) =>
  route(where, reads, 'Institutions that the caller may see: a page and the exact number')
    .input(z.object({ query: OrganizationQuery }))
    .output(Listed)

const managesSheets = signedInEverywhere(
  'access_users',
  'access_institutions',
  'admin_institutions',
  'admin_tasks',
)

export const organizations = {
  list: list('POST /organizations'),
  listOrgs: list('POST /orgs'),
  pick: route('GET /orgs', reads, 'Institutions to choose one of, by name; `id` finds one of them')
    .input(z.object({ query: PickQuery }))
    .output(
      z.object({ organizations: z.array(z.object({ id: z.number().int(), name: z.string() })) }),
    ),
  show: route('GET /organizations/show/{organization_id}', reads, 'One institution', {
    errors: ['not_found'],
  })
    .input(z.object({ params: one }))
    .output(OrganizationResponse),
  history: route(
    'GET /organizations/history/{organization_id}',
    signedIn('access_institutions', 'access_logs'),
    'What was done to an institution, newest first; 50 entries, those before one with `before`',
    { errors: ['not_found'] },
  )
    .input(z.object({ params: one, query: z.object({ before: Id.optional() }) }))
    .output(z.object({ history: z.array(OrganizationHistoryEntry), has_earlier: z.boolean() })),
  /** Own addition: how far each member of an institution is. */
  members: route(
    'GET /organizations/members/{organization_id}',
    signedIn('access_institutions', 'access_users'),
    'The members of an institution within the scope of the caller, and how many are in each state',
    { errors: ['not_found'] },
  )
    .input(z.object({ params: one, query: MembersQuery }))
    .output(
      z.object({
        list: z.array(OrganizationMember),
        count: z.number().int(),
        states: z
          .object(
            Object.fromEntries(memberStates.map((state) => [state, z.number().int()])) as Record<
              (typeof memberStates)[number],
              z.ZodNumber
            >,
          )
          .describe('All members, whatever the query.'),
      }),
    ),
  import: route(
    'POST /organizations/import',
    managesSheets,
    'Import institutions from a spreadsheet; all of it or nothing',
    { ...upload(contentFileBytes, 'sheetPerson'), errors: sheetErrors },
  )
    .input(z.object({ body: SheetUpload }))
    .output(z.object({ import: SheetImport })),
  export: route(
    'POST /organizations/export',
    managesSheets,
    'The institutions that the filters match, as a sheet that can be imported again',
  )
    .input(z.object({ query: OrganizationQuery.omit({ limit: true, offset: true }) }))
    .output(Workbook),
  add: route(
    'PUT /organizations/save',
    editAccess,
    'Add an institution; without a code it is given one',
  )
    .input(z.object({ body: NewOrganization }))
    .output(OrganizationResponse),
  edit: route(
    'PUT /organizations/save/{organization_id}',
    signedIn('access_institutions', 'admin_institutions'),
    'Change the fields of an institution that the caller may change',
    { errors: ['not_found', 'row_unknown', 'row_changed'] },
  )
    .input(z.object({ params: one, body: EditedOrganization }))
    .output(OrganizationResponse),
  remove: route(
    'DELETE /organizations/delete/{organization_id}',
    editAccess,
    'Delete an institution without members; it can be restored',
    { errors: ['row_unknown', 'row_used'] },
  )
    .input(z.object({ params: one }))
    .output(Moved),
  removeMany: route(
    'POST /organizations/remove',
    editAccess,
    'Delete several institutions without members; all or none',
    { errors: ['row_unknown', 'row_used'] },
  )
    .input(z.object({ body: Ids }))
    .output(Moved),
  restore: route(
    'POST /organizations/restore',
    editAccess,
    'Bring back deleted institutions; all or none',
    { errors: ['row_unknown', 'row_used'] },
  )
    .input(z.object({ body: Ids }))
    .output(Moved),
}
