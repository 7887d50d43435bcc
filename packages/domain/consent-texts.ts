import { type ConsentPurpose, consentPurposes } from './consent.ts'
import type { PublicPage } from './pages.ts'
import type { Permission } from './permissions.ts'

/** The interface texts of a screen in the order in which they are read, with those of the offered purposes in between, and the pages to which it leads. */
type Screen = { before: readonly string[]; purpose: string; after: readonly string[]; pages: readonly PublicPage[] }

const guardianPages = ['privacy_children', 'privacy'] as const
const more = ['consent.more', ...guardianPages.map((page) => `page.${page}`)]
const guardianScreen = (text: string, stored: string, sees: string, account: readonly string[]): Screen => ({
  before: [
    ...[text, 'consent.lead', 'consent.what_title', 'consent.what'],
    ...['consent.kept_title', stored, 'consent.kept_until', 'consent.sees_title', sees],
    ...[...more, ...account, 'consent.purposes_title', 'consent.purposes_hint'],
  ],
  purpose: 'consent.purpose_',
  after: ['consent.answer_by', 'consent.agree'],
  pages: guardianPages,
})
const registrationScreen = (stored: string): Screen => ({
  before: ['register.consents', 'register.consents_hint'],
  purpose: 'register.consent_',
  after: [stored, 'register.terms', 'page.terms', 'page.privacy', 'register.submit'],
  pages: ['terms', 'privacy'],
})

/** What is read where somebody agrees (D44): the ledger stores these words. */
export const consentScreens = {
  /** A guardian, behind the mailed link: about a child, about a teenager with and without an institution, and after a withdrawal. */
  guardian_child: guardianScreen('consent.asks_institution', 'consent.kept_child', 'consent.sees_institution', [
    'consent.account_title',
    'consent.account_text',
  ]),
  guardian_teen: guardianScreen('consent.asks', 'consent.kept_teen', 'consent.sees', []),
  guardian_member: guardianScreen('consent.asks_institution', 'consent.kept_teen', 'consent.sees_institution', []),
  guardian_again: {
    before: ['consent.withdrawn_title', 'consent.withdrawn_text', ...more, 'consent.purposes_title', 'consent.purposes_hint'],
    purpose: 'consent.purpose_',
    after: ['consent.again_by', 'consent.agree'],
    pages: guardianPages,
  },
  /** Who decides alone, at sign-up: with a card, and with the code of an institution. */
  registration: registrationScreen('register.kept'),
  registration_code: registrationScreen('register.kept_code'),
  settings: { before: ['own_data.allow_title', 'own_data.allow_text'], purpose: 'own_data.purpose_', after: ['own_data.give'], pages: [] },
  /** Staff of a school that agrees for its pupils: letting in who signed up, and adding somebody. */
  admission: {
    before: ['people.admit_title', 'people.admit_text', 'people.admit_scores', 'people.admit_sure'],
    purpose: '',
    after: [],
    pages: [],
  },
  addition: { before: ['people.add_agrees'], purpose: '', after: [], pages: [] },
} as const satisfies Record<string, Screen>
export type ConsentScreen = keyof typeof consentScreens

/** The screens that are the same for everybody who reads them, and what may be agreed to there beside the account. */
export const openConsentScreens = ['registration', 'registration_code', 'admission', 'addition'] as const satisfies readonly ConsentScreen[]
export type OpenConsentScreen = (typeof openConsentScreens)[number]
export const offeredOn: Record<OpenConsentScreen, readonly ConsentPurpose[]> = {
  registration: consentPurposes.filter((purpose) => purpose !== 'facilitator_scores'),
  registration_code: consentPurposes,
  admission: [], // its one purpose is a text of the screen
  addition: [],
}

/** The keys of the interface texts of a screen that offers these purposes, in the order in which they are read. */
export function consentKeysOf(screen: ConsentScreen, purposes: readonly ConsentPurpose[]): string[] {
  const { before, purpose, after } = consentScreens[screen]
  return [...before, ...purposes.map((name) => `${purpose}${name}`), ...after]
}

/** What begins so is about consent, too, beside what stands on the screens themselves. */
const legalAreas = ['consent.', 'own_data.', 'register.consent_']
const legalKeys = new Set<string>(Object.values(consentScreens).flatMap(({ before, after }) => [...before, ...after]))
const legalPages = ['terms', 'privacy', 'privacy_children'] as const satisfies readonly PublicPage[]

/** Texts of the interface, and pages, about consent and law: only who administers the whole installation changes them (D37). */
export const isLegalText = (key: string) => legalKeys.has(key) || legalAreas.some((begin) => key.startsWith(begin))
export const isLegalPage = (key: string) => legalPages.some((page) => page === key)

/** Who holds this over the whole installation may change them. */
export const legalPermission = 'access_settings' satisfies Permission
