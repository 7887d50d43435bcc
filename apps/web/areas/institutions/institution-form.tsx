import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { limits } from '@quartet/contract/limits.ts'
import {
  consentModes,
  type Features,
  institutionKinds,
  institutionStatuses,
  memberTypes,
  ownInstitutionFields,
} from '@quartet/domain/institution.ts'
import { client } from '../../data/client.ts'
import type { Field, Option } from '../../lists/record/field.ts'
import { type OpenForm, RecordForm } from '../../lists/record/record-form.tsx'

export type Organization = InferContractRouterOutputs<
  typeof contract
>['organizations']['show']['organization']
type Calls = InferContractRouterInputs<typeof contract>['organizations']
/** As the form edits it: each feature is a field of its own. */
export type Institution = Omit<Organization, 'language_id'> & Features
type DraftOf<Body> = Omit<Body, 'features' | 'country'> & Features & { country?: string }
type Added = DraftOf<Calls['add']['body']>
type Changed = DraftOf<Calls['edit']['body']>

const featureNames = ['lci_only', 'tasks', 'teams', 'career', 'pwp', 'classroom'] as const

export const kindChoices: readonly Option[] = institutionKinds.map((value) => ({
  value,
  label: value === 'other' ? 'institutions.kind_else' : (`institutions.kind_${value}` as const),
}))
export const statusChoices = institutionStatuses.map((value) => ({
  value,
  label: `institutions.status_${value}` as const,
}))

export const institutionOf = ({ language_id: _, ...organization }: Organization): Institution => ({
  ...organization,
  ...organization.features,
})

/** What the contract takes: features in one object, no empty code, null for what is empty. */
function bodyOf<Draft extends Changed>(draft: Draft) {
  const { lci_only, tasks, teams, career, pwp, classroom, promo_code, country, ...rest } = draft
  return {
    ...rest,
    starts_on: orNull(draft.starts_on),
    ends_on: orNull(draft.ends_on),
    dpa_signed_on: orNull(draft.dpa_signed_on),
    country: orNull(country?.toUpperCase()),
    ...(promo_code && { promo_code }),
    features: { lci_only, tasks, teams, career, pwp, classroom },
  }
}
const orNull = (text: string | null | undefined) => (text === '' ? null : text)

export const institutionFields: readonly Field<Institution>[] = [
  { key: 'name', kind: 'text', label: 'institutions.name', max: limits.institution.name },
  {
    key: 'kind',
    kind: 'choice',
    label: 'institutions.kind',
    options: kindChoices,
  },
  { key: 'seats', kind: 'number', label: 'institutions.seats', ...limits.institution.seats },
  {
    key: 'status',
    kind: 'choice',
    label: 'institutions.status',
    options: statusChoices,
  },
  {
    key: 'promo_code',
    kind: 'text',
    label: 'institutions.code',
    hint: 'institutions.code_hint',
    max: limits.institution.code,
    optional: true,
  },
  {
    key: 'code_member_type',
    kind: 'choice',
    label: 'institutions.code_member_type',
    options: memberTypes.map((value) => ({ value, label: `people.type_${value}` as const })),
  },
  {
    key: 'country',
    kind: 'text',
    label: 'institutions.country',
    hint: 'institutions.country_hint',
    max: 2,
    optional: true,
  },
  {
    key: 'city',
    kind: 'text',
    label: 'institutions.city',
    max: limits.institution.city,
    optional: true,
  },
  {
    key: 'starts_on',
    kind: 'text',
    label: 'institutions.starts_on',
    hint: 'institutions.day_hint',
    max: 10,
    optional: true,
  },
  {
    key: 'ends_on',
    kind: 'text',
    label: 'institutions.ends_on',
    hint: 'institutions.day_hint',
    max: 10,
    optional: true,
  },
  {
    key: 'contact_name',
    kind: 'text',
    label: 'institutions.contact_name',
    max: limits.institution.contactName,
    optional: true,
  },
  {
    key: 'contact_email',
    kind: 'text',
    label: 'institutions.contact_email',
    max: limits.email,
    optional: true,
  },
  {
    key: 'logo',
    kind: 'text',
    label: 'institutions.logo',
    hint: 'institutions.logo_hint',
    max: limits.institution.logo,
    optional: true,
  },
  {
    key: 'email_domains',
    kind: 'list',
    label: 'institutions.email_domains',
    hint: 'institutions.email_domains_hint',
    max: limits.institution.domain,
  },
  {
    key: 'consent_mode',
    kind: 'choice',
    label: 'institutions.consent_mode',
    options: consentModes.map((value) => ({
      value,
      label: `institutions.consent_${value}` as const,
    })),
  },
  {
    key: 'dpa_signed_on',
    kind: 'text',
    label: 'institutions.dpa_signed_on',
    hint: 'institutions.day_hint',
    max: 10,
    optional: true,
  },
  {
    key: 'min_age',
    kind: 'number',
    label: 'institutions.min_age',
    ...limits.institution.minAge,
    optional: true,
  },
  ...featureNames.map(
    (key): Field<Institution> => ({
      key,
      kind: 'flag',
      label: `institutions.feature_${key}` as const,
    }),
  ),
  {
    key: 'notes',
    kind: 'lines',
    label: 'institutions.notes',
    max: limits.institution.notes,
    optional: true,
  },
]

const ownFields: readonly string[] = [...ownInstitutionFields, ...featureNames]
const fieldsOfOwn = institutionFields.filter(({ key }) => ownFields.includes(key))

/** Administrators of one institution change only their own fields (`all` is false). */
export function InstitutionForm({ all, ...open }: OpenForm<Institution> & { all: boolean }) {
  return (
    <RecordForm<Institution, Added, Changed>
      name={all ? 'institutions' : 'institution'}
      fields={all ? institutionFields : fieldsOfOwn}
      add={async (draft) =>
        institutionOf((await client.organizations.add({ body: bodyOf(draft) })).organization)
      }
      edit={async (organization_id, draft) => {
        const body = bodyOf(draft)
        const { organization } = await client.organizations.edit({
          params: { organization_id },
          body,
        })
        return institutionOf(organization)
      }}
      show={async (organization_id) =>
        institutionOf(
          (await client.organizations.show({ params: { organization_id } })).organization,
        )
      }
      {...open}
    />
  )
}
