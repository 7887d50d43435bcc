import {
  type Configuration,
  configurationDefaults,
  type Settings,
  settingDefaults,
  settingKeys,
} from '@quartet/domain/settings.ts'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { configuration, settings } from './tables.ts'

export async function readSettings(db: Reader): Promise<Settings> {
  const rows = await db.select().from(settings)
  return overlay(settingDefaults, rows)
}

/** Whether only administrators may work at the moment; a part of another statement. */
export const isInMaintenance = sql<boolean>`coalesce((select ${settings.value} from ${settings} where ${settings.key} = 'maintenance'), false)`

/** The switches as they are on the wire: the id is the place in the list of the domain. */
export async function listSettings(db: Reader) {
  const values = await readSettings(db)
  return settingKeys.map((key, at) => ({
    id: at + 1,
    key,
    title: titleOf(key),
    value: values[key],
  }))
}
const titleOf = (key: string) => {
  const words = key.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
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
