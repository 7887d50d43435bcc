import { OrganizationSheetRow } from '@quartet/contract/areas/institutions.ts'
import { addDays } from '@quartet/domain/dates.ts'
import { features } from '@quartet/domain/institution.ts'
import { type Locales, type SheetRules, sheetOf } from '../../sheets/area-sheet.ts'
import { readRetention } from '../settings/queries.ts'
import { followContract, loggedOf, newCode } from './commands.ts'
import { findConflicts, knownLocales, organizationRows } from './sheet-queries.ts'

type Values = Record<string, unknown>
const flags = ['lci_only', ...features] as const

const dayAt = (day: unknown, later = 0) =>
  day ? addDays(new Date(`${day}T00:00:00Z`), later).toISOString() : null

/** `ends_on` is inclusive, so the stored end is the day after it. */
const toStored = (values: Values, { idOf }: Locales): Values => ({
  language_id: values.language ? (idOf(String(values.language)) ?? null) : null,
  starts_at: dayAt(values.starts_on),
  ends_at: dayAt(values.ends_on, 1),
  consent: {
    mode: values.consent_mode,
    dpa_signed_at: values.dpa_signed_on ?? null,
    min_age: values.min_age ?? null,
  },
  features: Object.fromEntries(flags.map((name) => [name, values[name] === true])),
})

const rules: SheetRules = {
  keeps: ['promo_code'],
  complete: (draft, before) => ({
    ...draft,
    promo_code: draft.promo_code || (before?.promo_code ?? newCode()),
  }),
  check: findConflicts,
  toStored,
  toLog: loggedOf,
  async afterWrite(tx, ids, now) {
    const spans = await readRetention(tx)
    for (const id of ids) await followContract(tx, id, spans, now)
  },
}

/** Institutions as `institutions.xlsx`, for administrators of all institutions. */
export const organizationSheet = sheetOf({
  name: 'organizations',
  file: 'institutions',
  access: 'admin_institutions',
  isEverywhere: true,
  rows: organizationRows,
  draft: OrganizationSheetRow,
  rules,
  columns: {
    ...({ name: 'text', kind: 'text', country: 'text or none', city: 'text' } as const),
    ...({ language: 'text or none', promo_code: 'text', code_member_type: 'text' } as const),
    ...({ seats: 'number', status: 'text' } as const),
    ...({ starts_on: 'text or none', ends_on: 'text or none' } as const),
    ...({ contact_name: 'text', contact_email: 'text', logo: 'text' } as const),
    ...({ email_domains: 'list', consent_mode: 'text' } as const),
    ...({ dpa_signed_on: 'text or none', min_age: 'text or none' } as const),
    ...(Object.fromEntries(flags.map((name) => [name, 'yes_no'])) as Record<string, 'yes_no'>),
    notes: 'text',
  },
  references: { language: knownLocales },
})
