import { isEmail } from '@quartet/domain/email.ts'
import {
  consentModes,
  features,
  institutionKinds,
  institutionStatuses,
  isInstitutionCode,
  memberTypes,
} from '@quartet/domain/institution.ts'
import { z } from 'zod'
import { type FieldCode, nameText, optionalName, optionalText, text } from '../fields.ts'
import { limits } from '../limits.ts'
import { ListQuery } from '../list.ts'
import { Id, route, signedIn, signedInEverywhere } from '../route.ts'

const Features = z.strictObject({
  lci_only: z.boolean(),
  ...(Object.fromEntries(features.map((name) => [name, z.boolean()])) as Record<
    (typeof features)[number],
    z.ZodBoolean
  >),
})

export const Organization = z.object({
  id: z.number().int(),
  name: z.string(),
  kind: z.enum(institutionKinds),
  /** ISO 3166-1 alpha-2. */
  country: z.string().nullable(),
  city: z.string(),
  language_id: z.number().int().nullable(),
  promo_code: z.string(),
  /** The member type of people who join with the code. */
  code_member_type: z.enum(memberTypes),
  seats: z.number().int(),
  /** The number of active members; each takes a seat. */
  seats_used: z.number().int(),
  /** yyyy-MM-dd, both inclusive. */
  starts_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  status: z.enum(institutionStatuses),
  contact_name: z.string(),
  contact_email: z.string(),
  /** The text shown when there is no logo picture. */
  logo: z.string(),
  email_domains: z.array(z.string()),
  features: Features,
  consent_mode: z.enum(consentModes),
  /** yyyy-MM-dd */
  dpa_signed_on: z.string().nullable(),
  min_age: z.number().int().nullable(),
  /**
   * yyyy-MM-dd: the day on which the members' data is deleted after the end of the contract; null
   * while it runs.
   */
  erase_members_on: z.string().nullable(),
  notes: z.string(),
  removed: z.literal([0, 1]),
  /** ISO 8601. */
  created_at: z.string(),
  edited_at: z.string().nullable(),
  /** The link of the institution's code, as encoded in its QR picture. */
  link: z.string(),
})
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
    text(limits.email, 'required').refine(isEmail, { error: 'email_wrong' }),
  ]),
  logo: optionalText(limits.institution.logo),
  features: Features,
  consent_mode: z.enum(consentModes),
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
/**
 * `edited_at` is that of the version on which the change is based; the request is rejected if the
 * row has changed since.
 */
const EditedOrganization = Fields.extend({
  edited_at: z.iso.datetime().nullable().optional(),
}).refine(endsAfterStart, late)

function endsAfterStart({
  starts_on,
  ends_on,
}: {
  starts_on?: string | null | undefined
  ends_on?: string | null | undefined
}) {
  return !starts_on || !ends_on || starts_on <= ends_on
}
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
  /** As in lists, an inclusive bound. */
  limit: z.coerce.number<number>().int().min(0).max(99).default(19),
  id: Id.optional(),
})
export type OrganizationPickQuery = z.infer<typeof PickQuery>

const one = z.object({ organization_id: Id })
const Ids = z.object({ ids: z.array(Id).min(1).max(999) })
const Moved = z.object({ ids: z.array(z.number().int()) })
const OrganizationResponse = z.object({ organization: Organization })
const reads = signedIn('access_institutions')
const editAccess = signedInEverywhere('access_users', 'access_institutions', 'admin_institutions')

const Listed = z.object({
  list: z.array(Organization),
  organizations: z.array(Organization),
  count: z.number().int(),
  /** Whether the caller manages all institutions: can add, delete, and change every field. */
  may_add: z.boolean(),
})
const list = (where: Parameters<typeof route>[0]) =>
  route(where, reads, 'Institutions that the caller may see: a page and the exact number')
    .input(z.object({ query: OrganizationQuery }))
    .output(Listed)

export const organizations = {
  list: list('POST /organizations'),
  listOrgs: list('POST /orgs'),
  pick: route('GET /orgs', reads, 'Institutions to choose one of, by name; `id` finds one of them')
    .input(z.object({ query: PickQuery }))
    .output(
      z.object({ organizations: z.array(z.object({ id: z.number().int(), name: z.string() })) }),
    ),
  show: route('GET /organizations/show/{organization_id}', reads, 'One institution')
    .input(z.object({ params: one }))
    .output(OrganizationResponse),
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
  )
    .input(z.object({ params: one, body: EditedOrganization }))
    .output(OrganizationResponse),
  remove: route(
    'DELETE /organizations/delete/{organization_id}',
    editAccess,
    'Delete an institution without members; it can be restored',
  )
    .input(z.object({ params: one }))
    .output(Moved),
  removeMany: route(
    'POST /organizations/remove',
    editAccess,
    'Delete several institutions without members; all or none',
  )
    .input(z.object({ body: Ids }))
    .output(Moved),
  restore: route(
    'POST /organizations/restore',
    editAccess,
    'Bring back deleted institutions; all or none',
  )
    .input(z.object({ body: Ids }))
    .output(Moved),
}
