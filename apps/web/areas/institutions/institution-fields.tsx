import { TextInput } from '@mantine/core'
import type { InferContractRouterOutputs } from '@orpc/contract'
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
import { CountryField } from '../../components/country-field.tsx'
import type { Field, Option, SlotProps } from '../../lists/record/field.ts'
import { LanguageField } from './language-field.tsx'

export type Organization = InferContractRouterOutputs<
  typeof contract
>['organizations']['show']['organization']
/** As the form edits it: each feature is a field of its own. */
export type Institution = Omit<Organization, 'language_id'> & Features & { language: number | null }

const featureNames = ['lci_only', 'tasks', 'teams', 'career', 'pwp', 'classroom'] as const

export const kindChoices: readonly Option[] = institutionKinds.map((value) => ({
  value,
  label: value === 'other' ? 'institutions.kind_else' : (`institutions.kind_${value}` as const),
}))
export const statusChoices = institutionStatuses.map((value) => ({
  value,
  label: `institutions.status_${value}` as const,
}))

export const institutionOf = ({ language_id, ...organization }: Organization): Institution => ({
  ...organization,
  language: language_id,
  ...organization.features,
})

const dayInput = ({ onChange, ...props }: SlotProps) => (
  <TextInput
    {...props}
    type="date"
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
)

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
    kind: 'slot',
    input: (props) => <CountryField {...props} clearable />,
    label: 'institutions.country',
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
    kind: 'slot',
    input: dayInput,
    label: 'institutions.starts_on',
    optional: true,
  },
  {
    key: 'ends_on',
    kind: 'slot',
    input: dayInput,
    label: 'institutions.ends_on',
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
    key: 'language',
    kind: 'slot',
    input: (props) => <LanguageField {...props} />,
    label: 'institutions.language',
    hint: 'institutions.language_hint',
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
    key: 'staff_second_factor',
    kind: 'flag',
    label: 'institutions.staff_second_factor',
    hint: 'institutions.staff_second_factor_hint',
  },
  {
    key: 'dpa_signed_on',
    kind: 'slot',
    input: dayInput,
    label: 'institutions.dpa_signed_on',
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
      // everything is on at first; lci_only closes the rest
      ...(key !== 'lci_only' && { initial: '1' }),
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
/** Those that administrators of one institution may change. */
export const fieldsOfOwn = institutionFields.filter(({ key }) => ownFields.includes(key))
