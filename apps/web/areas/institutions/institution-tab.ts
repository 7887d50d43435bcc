import type { Field } from '../../lists/record/field.ts'
import { fieldsOfOwn, type Institution, institutionFields } from './institution-fields.tsx'

/** The parts of an institution's page, each at its own address. */
export const institutionTabs = [
  'overview',
  'members',
  'joining',
  'features',
  'contract',
  'history',
] as const
export type InstitutionTab = (typeof institutionTabs)[number]

/** The search parameter of the address: no `tab` means the overview. */
export type InstitutionSearch = { tab?: Exclude<InstitutionTab, 'overview'> }

export const searchOfTab = (tab: InstitutionTab): InstitutionSearch =>
  tab === 'overview' ? {} : { tab }

export const institutionSearch = ({ tab }: Record<string, unknown>): InstitutionSearch =>
  searchOfTab(institutionTabs.find((one) => one === tab) ?? 'overview')

const keys: Readonly<Partial<Record<InstitutionTab, readonly (keyof Institution)[]>>> = {
  overview: [
    'name',
    'kind',
    'country',
    'city',
    'language',
    'contact_name',
    'contact_email',
    'logo',
    'staff_second_factor',
    'notes',
  ],
  joining: [
    'promo_code',
    'code_member_type',
    'email_domains',
    'consent_mode',
    'dpa_signed_on',
    'min_age',
  ],
  features: ['lci_only', 'tasks', 'teams', 'career', 'pwp', 'classroom'],
  contract: ['seats', 'status', 'starts_on', 'ends_on'],
}

const inTab = (fields: readonly Field<Institution>[], tab: InstitutionTab) =>
  (keys[tab] ?? []).flatMap((key) => fields.filter((field) => field.key === key))

export const shownFields = (tab: InstitutionTab) => inTab(institutionFields, tab)
/** `all`: for administrators of every institution. */
export const formFields = (tab: InstitutionTab, all: boolean) =>
  inTab(all ? institutionFields : fieldsOfOwn, tab)

/** Further permissions that a tab requires. */
const needs: Readonly<Partial<Record<InstitutionTab, string>>> = {
  members: 'access_users',
  history: 'access_logs',
}

export const tabsFor = (permissions: ReadonlySet<string>) =>
  institutionTabs.filter((tab) => {
    const need = needs[tab]
    return need === undefined || permissions.has(need)
  })
