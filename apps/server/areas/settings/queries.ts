import { sql } from 'drizzle-orm'
import type { Reader } from '../../base/db.ts'
import { configuration, settings } from './tables.ts'

/** Toggles with the value that holds where no row stands (method D37). */
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
  retake_reminders: false,
  email_digest: false,
  maintenance: false,
}
export type Settings = typeof settingDefaults

/** Numbers and texts: prices in hundredths of the currency, spans in days. */
export const configurationDefaults = {
  currency: 'USD',
  price_semester: 1499,
  price_annual: 3999,
  instrument_name: 'Learning Connections Inventory (LCI)',
}
export type Configuration = typeof configurationDefaults

export async function readSettings(db: Reader): Promise<Settings> {
  const rows = await db.select().from(settings)
  return overlay(settingDefaults, rows)
}

export async function readConfiguration(db: Reader): Promise<Configuration> {
  // as PostgreSQL has it: Drizzle would take the text "12" for a number
  const rows = await db.select({ key: configuration.key, value: sql<unknown>`${configuration.value}` }).from(configuration)
  return overlay(configurationDefaults, rows)
}

/** A row of an unknown key or of another kind than its default is passed over. */
function overlay<Defaults extends Record<string, unknown>>(defaults: Defaults, rows: { key: string; value: unknown }[]): Defaults {
  const fitting = rows.filter(({ key, value }) => key in defaults && typeof value === typeof defaults[key])
  return { ...defaults, ...Object.fromEntries(fitting.map(({ key, value }) => [key, value])) }
}
