import { familyMax } from './families.ts'
import { defaultPrices } from './plans.ts'

/**
 * The switches of an installation with the value that applies until somebody changes it (D37). The
 * id on the wire is the place in this list, so new ones come last.
 */
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
  maintenance: false,
  email_digest: true,
}
export type Settings = typeof settingDefaults
export type SettingKey = keyof Settings
export const settingKeys = Object.keys(settingDefaults) as SettingKey[]

/** The groups of the page, in its order. */
export const settingGroups = {
  sign_up: [
    'registration_open',
    'captcha',
    'individual_signup',
    'family_signup',
    'professional_signup',
    'coaching_signup',
  ],
  features: [
    'tts',
    'ocr',
    'classroom',
    'social_share',
    'old_theme_allowed',
    'retake_reminders',
    'email_digest',
  ],
  operation: ['maintenance'],
} as const satisfies Record<string, readonly SettingKey[]>

export const currencies = ['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD'] as const

/** Numbers and texts that an installation sets, with the value that applies until then. */
export const configurationDefaults = {
  currency: 'USD' as (typeof currencies)[number],
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
  link_facebook: '',
  link_instagram: '',
  link_linkedin: '',
  link_youtube: '',
}
export type Configuration = typeof configurationDefaults
export type ConfigurationKey = keyof Configuration
export const configurationKeys = Object.keys(configurationDefaults) as ConfigurationKey[]

/** The addresses of the social networks in the foot of every page. */
export const linkKeys = [
  'link_facebook',
  'link_instagram',
  'link_linkedin',
  'link_youtube',
] as const satisfies readonly ConfigurationKey[]

type NumberKey = {
  [Key in ConfigurationKey]: Configuration[Key] extends number ? Key : never
}[ConfigurationKey]

const price = { min: 0, max: 1_000_000 }
/** The range of each number; prices are in hundredths, and 0 means that a plan is not offered. */
export const configurationRanges: Readonly<Record<NumberKey, { min: number; max: number }>> = {
  price_semester: price,
  price_annual: price,
  price_family: price,
  price_professional: price,
  family_max: { min: 2, max: 20 },
  retention_adult_months: { min: 6, max: 120 },
  retention_child_months: { min: 3, max: 60 },
  retention_notice_days: { min: 7, max: 90 },
  retention_unverified_days: { min: 1, max: 30 },
  retention_answers_months: { min: 3, max: 120 },
  retention_logs_months: { min: 3, max: 120 },
  retention_trials_months: { min: 1, max: 120 },
  retention_payments_years: { min: 5, max: 30 },
  retention_contract_days: { min: 30, max: 365 },
  retention_contract_notice_days: { min: 7, max: 29 },
}

export const configurationGroups = {
  prices: ['currency', 'price_semester', 'price_annual', 'price_family', 'price_professional'],
  names: ['instrument_name', 'family_max'],
  links: linkKeys,
  retention: configurationKeys.filter((key) => key.startsWith('retention_')),
} as const satisfies Record<string, readonly ConfigurationKey[]>

/** The periods of `after` that erase sooner than those of `before`; notices erase nothing. */
export const shorterPeriods = (
  before: Partial<Configuration>,
  after: Partial<Configuration>,
): ConfigurationKey[] =>
  configurationGroups.retention.filter(
    (key) => !key.endsWith('_notice_days') && Number(after[key]) < Number(before[key]),
  )

/**
 * What follows when a period becomes shorter: `now` deletes within the hour, `accounts` after a
 * notice to their owners, `contracts` only with contracts that end later.
 */
export const deletionKinds = ['now', 'accounts', 'contracts'] as const
export type DeletionKind = (typeof deletionKinds)[number]

const laterDeletions: Partial<Record<ConfigurationKey, DeletionKind>> = {
  retention_adult_months: 'accounts',
  retention_child_months: 'accounts',
  retention_contract_days: 'contracts',
}
export const deletionKindOf = (period: ConfigurationKey): DeletionKind =>
  laterDeletions[period] ?? 'now'

export const configurationLengths = { instrument_name: 120, link: 300 }

/** Whether this is an address that a page can link to; '' for none. */
export const isLink = (text: string): boolean =>
  text === '' || (text.length <= configurationLengths.link && isHttps(text))

const isHttps = (text: string) => /^https:\/\/[\p{L}\d][^\s"'<>]*$/iu.test(text)
