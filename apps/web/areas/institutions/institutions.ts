import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import {
  consentModes,
  type Features,
  institutionKinds,
  institutionStatuses,
  memberTypes,
  ownInstitutionFields,
} from '@quartet/domain/institution.ts'
import { client } from '../../data/client.ts'
import { shownDate } from '../../i18n/dates.ts'
import type { Field, Resource, Sent } from '../../lists/resource-screen/resource.ts'

type OrganizationFields = InferContractRouterOutputs<
  typeof contract
>['organizations']['show']['organization']
type Drafted = InferContractRouterInputs<typeof contract>['organizations']['add']['body']
/** The institution as the dialog edits it: each feature is a field of its own. */
export type Institution = Omit<OrganizationFields, 'language_id'> & Features

const rowOf = ({ language_id: _, ...fields }: OrganizationFields): Institution => ({
  ...fields,
  ...fields.features,
})
const featureNames = ['lci_only', 'tasks', 'teams', 'career', 'pwp', 'classroom'] as const

/**
 * Converts the fields for the contract: features in one object, no empty code so that the server
 * creates one, and null for an empty country.
 */
function draftOf({ promo_code, country, edited_at, ...typed }: Sent): Drafted {
  const rest = Object.fromEntries(
    Object.entries(typed).filter(([name]) => !(featureNames as readonly string[]).includes(name)),
  )
  const dates = Object.fromEntries(
    ['starts_on', 'ends_on', 'dpa_signed_on'].flatMap((name) =>
      name in rest ? [[name, rest[name] || null]] : [],
    ),
  )
  return {
    ...rest,
    ...dates,
    ...(promo_code ? { promo_code } : {}),
    ...(country === undefined
      ? {}
      : { country: country === '' ? null : String(country).toUpperCase() }),
    features: Object.fromEntries(featureNames.map((name) => [name, typed[name] === true])),
    ...(edited_at === undefined ? {} : { edited_at }),
  } as Drafted
}

const showOne = async (id: number) => {
  const row = rowOf(
    (await client.organizations.show({ params: { organization_id: id } })).organization,
  )
  return { row, versions: [row], used_by: row.seats_used }
}

const fields: readonly Field<Institution>[] = [
  { key: 'name', kind: 'text', label: 'institutions.name', max: 160 },
  {
    key: 'kind',
    kind: 'choice',
    label: 'institutions.kind',
    options: institutionKinds.map((value) => ({
      value,
      label: value === 'other' ? 'institutions.kind_else' : (`institutions.kind_${value}` as const),
    })),
    filter: true,
  },
  { key: 'seats', kind: 'number', label: 'institutions.seats', min: 0, max: 1_000_000 },
  {
    key: 'seats_used',
    kind: 'number',
    label: 'institutions.seats_used',
    min: 0,
    max: 1_000_000,
    written: 'never',
    sort: false,
  },
  {
    key: 'status',
    kind: 'choice',
    label: 'institutions.status',
    options: institutionStatuses.map((value) => ({
      value,
      label: `institutions.status_${value}` as const,
    })),
    filter: true,
  },
  {
    key: 'promo_code',
    kind: 'text',
    label: 'institutions.code',
    hint: 'institutions.code_hint',
    max: 12,
    optional: true,
    sort: false,
  },
  {
    key: 'code_member_type',
    kind: 'choice',
    label: 'institutions.code_member_type',
    options: memberTypes.map((value) => ({ value, label: `people.type_${value}` as const })),
    column: 'none',
  },
  {
    key: 'country',
    kind: 'text',
    label: 'institutions.country',
    hint: 'institutions.country_hint',
    max: 2,
    optional: true,
    column: 'hidden',
  },
  { key: 'city', kind: 'text', label: 'institutions.city', max: 120, optional: true },
  {
    key: 'starts_on',
    kind: 'text',
    label: 'institutions.starts_on',
    hint: 'institutions.day_hint',
    max: 10,
    optional: true,
    column: 'none',
  },
  {
    key: 'ends_on',
    kind: 'text',
    label: 'institutions.ends_on',
    hint: 'institutions.day_hint',
    max: 10,
    optional: true,
    column: 'hidden',
  },
  {
    key: 'erase_members_on',
    kind: 'text',
    label: 'institutions.erase_members_on',
    max: 10,
    written: 'never',
    sort: false,
    cell: ({ erase_members_on }) => erase_members_on && shownDate(erase_members_on),
  },
  {
    key: 'contact_name',
    kind: 'text',
    label: 'institutions.contact_name',
    max: 120,
    optional: true,
    column: 'hidden',
    sort: false,
  },
  {
    key: 'contact_email',
    kind: 'text',
    label: 'institutions.contact_email',
    max: 254,
    optional: true,
    column: 'none',
  },
  {
    key: 'logo',
    kind: 'text',
    label: 'institutions.logo',
    hint: 'institutions.logo_hint',
    max: 40,
    optional: true,
    column: 'none',
  },
  {
    key: 'email_domains',
    kind: 'list',
    label: 'institutions.email_domains',
    hint: 'institutions.email_domains_hint',
    max: 120,
    column: 'none',
  },
  {
    key: 'consent_mode',
    kind: 'choice',
    label: 'institutions.consent_mode',
    options: consentModes.map((value) => ({
      value,
      label: `institutions.consent_${value}` as const,
    })),
    column: 'none',
  },
  {
    key: 'dpa_signed_on',
    kind: 'text',
    label: 'institutions.dpa_signed_on',
    hint: 'institutions.day_hint',
    max: 10,
    optional: true,
    column: 'none',
  },
  {
    key: 'min_age',
    kind: 'number',
    label: 'institutions.min_age',
    min: 6,
    max: 21,
    optional: true,
    column: 'none',
  },
  ...featureNames.map(
    (key): Field<Institution> => ({
      key,
      kind: 'flag',
      label: `institutions.feature_${key}` as const,
      column: 'none',
    }),
  ),
  {
    key: 'notes',
    kind: 'lines',
    label: 'institutions.notes',
    max: 4000,
    optional: true,
    column: 'none',
  },
]

const all: Resource<Institution> = {
  name: 'institutions',
  title: 'institutions.title',
  view: 'institutions.view',
  hint: 'institutions.hint',
  add: 'institutions.add',
  access: 'access_institutions',
  editPermission: 'admin_institutions',
  versions: false,
  uses: (t, count) => t('institutions.people', { count }),
  nameOf: ({ name }) => name,
  pageOf: ({ id }) => `/show-institution/${id}`,
  calls: {
    list: async ({ query }, options) => {
      const { list, count } = await client.organizations.list({ query }, options)
      return { list: list.map(rowOf), count }
    },
    show: ({ params }) => showOne(params.id),
    add: async ({ body }) => ({
      row: rowOf((await client.organizations.add({ body: draftOf(body) })).organization),
    }),
    edit: async ({ params, body }) => {
      const { organization } = await client.organizations.edit({
        params: { organization_id: params.id },
        body: draftOf(body),
      })
      return { row: rowOf(organization) }
    },
    removeMany: client.organizations.removeMany,
    restore: client.organizations.restore,
  },
  fields,
}

const ofOwn: readonly string[] = [...ownInstitutionFields, ...featureNames]
/** For administrators of one institution: only their own fields can be changed. */
const own: Resource<Institution> = {
  ...all,
  name: 'institution',
  fixed: true,
  fields: fields.map((field) =>
    ofOwn.includes(field.key) ? field : { ...field, written: 'never' as const },
  ),
}

export const institutionsFor = (managesAll: boolean) => (managesAll ? all : own)
