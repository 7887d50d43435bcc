import { familyMax } from '@quartet/domain/families.ts'
import { defaultPrices } from '@quartet/domain/plans.ts'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { configuration, settings } from './tables.ts'

/** Toggles with the value that applies without a row (method D37). */
export const settingDefaults = {
  registration_open: true,
  captcha: true,
  individual_signup: true,
  family_signup: true,
  professional_signup: true,
  coaching_signup: true,
  tts: true,
  ocr: true,
  classroom: true,
  social_share: false,
  old_theme_allowed: false,
  retake_reminders: true,
  email_digest: false,
  maintenance: false,
}
export type Settings = typeof settingDefaults

/**
 * Numbers and texts: prices in hundredths of the currency, retention periods in the unit that the
 * key names.
 */
export const configurationDefaults = {
  currency: 'USD',
  ...defaultPrices,
  instrument_name: 'Learning Connections Inventory (LCI)',
  /** People of one family, with its administrator (D35). */
  family_max: familyMax,
  retention_adult_months: 36,
  retention_child_months: 12,
  retention_notice_days: 30,
  retention_unverified_days: 7,
  retention_answers_months: 24,
  retention_logs_months: 12,
  retention_trials_months: 24,
  retention_payments_years: 10,
  retention_contract_days: 60,
  retention_contract_notice_days: 14,
}
export type Configuration = typeof configurationDefaults

export async function readSettings(db: Reader): Promise<Settings> {
  const rows = await db.select().from(settings)
  return overlay(settingDefaults, rows)
}

export async function readConfiguration(db: Reader): Promise<Configuration> {
  // raw value, because Drizzle would parse the text "12" as a number
  const rows = await db
    .select({ key: configuration.key, value: sql<unknown>`${configuration.value}` })
    .from(configuration)
  return overlay(configurationDefaults, rows)
}

/**
 * Retention periods of stored data (method D45). The default replaces any value that is not an
 * integer of at least 1, since such a value would erase everything.
 */
export async function readRetention(db: Reader) {
  const read = await readConfiguration(db)
  const span = (key: `retention_${string}` & keyof Configuration) =>
    Number.isSafeInteger(read[key]) && read[key] >= 1 ? read[key] : configurationDefaults[key]
  return {
    adultMonths: span('retention_adult_months'),
    childMonths: span('retention_child_months'),
    noticeDays: span('retention_notice_days'),
    unverifiedDays: span('retention_unverified_days'),
    answersMonths: span('retention_answers_months'),
    logsMonths: span('retention_logs_months'),
    trialsMonths: span('retention_trials_months'),
    paymentsYears: span('retention_payments_years'),
    contractDays: span('retention_contract_days'),
    contractNoticeDays: span('retention_contract_notice_days'),
  }
}
export type Retention = Awaited<ReturnType<typeof readRetention>>

/** Ignores rows with an unknown key or another type than the default. */
function overlay<Defaults extends Record<string, unknown>>(
  defaults: Defaults,
  rows: { key: string; value: unknown }[],
): Defaults {
  const fitting = rows.filter(
    ({ key, value }) => key in defaults && typeof value === typeof defaults[key],
  )
  return { ...defaults, ...Object.fromEntries(fitting.map(({ key, value }) => [key, value])) }
}
