import { type ConsentPurpose, consentPurposes } from './consent.ts'
import type { PublicPage } from './pages.ts'
import type { Permission } from './permissions.ts'

/**
 * The interface texts of a screen in reading order, with the offered purposes between `before` and
 * `after`, and the pages it links to.
 */
type Screen = {
  before: readonly string[]
  purpose: string
  after: readonly string[]
  pages: readonly PublicPage[]
}

const guardianPages = ['privacy_children', 'privacy'] as const
const more = ['consent.more', ...guardianPages.map((page) => `page.${page}`)]
const guardianScreen = (
  text: string,
  stored: string,
  sees: string,
  account: readonly string[],
): Screen => ({
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

/** The texts shown where somebody gives consent (D44); the ledger stores these texts. */
export const consentScreens = {
  /**
   * The guardian's page behind the mailed link: for a child, for a teenager with or without an
   * institution, and after a withdrawal.
   */
  guardian_child: guardianScreen(
    'consent.asks_institution',
    'consent.kept_child',
    'consent.sees_institution',
    ['consent.account_title', 'consent.account_text'],
  ),
  guardian_teen: guardianScreen('consent.asks', 'consent.kept_teen', 'consent.sees', []),
  guardian_member: guardianScreen(
    'consent.asks_institution',
    'consent.kept_teen',
    'consent.sees_institution',
    [],
  ),
  /** The same page for a minor with an account who joins an institution. */
  guardian_joining: {
    before: [
      ...['consent.asks_institution', 'consent.lead', 'consent.sees_title'],
      ...['consent.sees_institution', ...more, 'consent.purposes_title', 'consent.purposes_hint'],
    ],
    purpose: 'consent.purpose_',
    after: ['consent.answer_by', 'consent.agree'],
    pages: guardianPages,
  },
  guardian_again: {
    before: [
      'consent.withdrawn_title',
      'consent.withdrawn_text',
      ...more,
      'consent.purposes_title',
      'consent.purposes_hint',
    ],
    purpose: 'consent.purpose_',
    after: ['consent.again_by', 'consent.agree'],
    pages: guardianPages,
  },
  /**
   * People who consent for themselves at sign-up: with a card, on a form that asks where they live,
   * or with the code of an institution or a family.
   */
  registration: registrationScreen('register.kept'),
  registration_place: registrationScreen('register.kept_place'),
  registration_code: registrationScreen('register.kept_code'),
  registration_family: registrationScreen('register.kept_family'),
  /** People who join an institution with an account of their own. */
  joining: {
    before: ['membership.consents_hint'],
    purpose: 'register.consent_',
    after: ['membership.join_kept', 'membership.join'],
    pages: [],
  },
  settings: {
    before: ['own_data.allow_title', 'own_data.allow_text'],
    purpose: 'own_data.purpose_',
    after: ['own_data.give'],
    pages: [],
  },
  /**
   * Staff of a school that consents on behalf of its pupils: admitting a sign-up, and adding a
   * user.
   */
  admission: {
    before: ['people.admit_title', 'people.admit_text', 'people.admit_scores', 'people.admit_sure'],
    purpose: '',
    after: [],
    pages: [],
  },
  addition: { before: ['people.add_agrees'], purpose: '', after: [], pages: [] },
  /** The administrator of a family who adds a minor. */
  family: {
    before: ['family.agree_title', 'family.agree_text', 'consent.more', 'page.privacy_children'],
    purpose: '',
    after: ['family.agree'],
    pages: ['privacy_children'],
  },
} as const satisfies Record<string, Screen>
export type ConsentScreen = keyof typeof consentScreens

/**
 * The screens that show the same texts to every reader, and the purposes they offer besides the
 * account.
 */
export const openConsentScreens = [
  'registration',
  'registration_place',
  'registration_code',
  'registration_family',
  'joining',
  'admission',
  'addition',
  'family',
] as const satisfies readonly ConsentScreen[]
export type OpenConsentScreen = (typeof openConsentScreens)[number]
const ownPurposes = consentPurposes.filter((purpose) => purpose !== 'facilitator_scores')
export const offeredOn: Record<OpenConsentScreen, readonly ConsentPurpose[]> = {
  registration: ownPurposes,
  registration_place: ownPurposes,
  registration_code: consentPurposes,
  registration_family: ownPurposes,
  joining: ['facilitator_scores'],
  admission: [], // its only purpose is part of the screen's text
  addition: [],
  family: [],
}

/**
 * The keys of a screen's interface texts in reading order, for a screen that offers these purposes.
 */
export function consentKeysOf(
  screen: ConsentScreen,
  purposes: readonly ConsentPurpose[],
): string[] {
  const { before, purpose, after } = consentScreens[screen]
  return [...before, ...purposes.map((name) => `${purpose}${name}`), ...after]
}

/**
 * Texts with these prefixes are also about consent, even when they are not on the consent screens.
 */
const legalAreas = ['consent.', 'own_data.', 'register.consent_']
const legalKeys = new Set<string>(
  Object.values(consentScreens).flatMap(({ before, after }) => [...before, ...after]),
)
export const legalPages = [
  'terms',
  'privacy',
  'privacy_children',
] as const satisfies readonly PublicPage[]

/**
 * Interface texts and pages about consent and law; only administrators of the whole installation
 * can change them (D37).
 */
export const isLegalText = (key: string) =>
  legalKeys.has(key) || legalAreas.some((begin) => key.startsWith(begin))
export const isLegalPage = (key: string) => legalPages.some((page) => page === key)

/** The permission, with scope `all`, that is required to change legal texts. */
export const legalPermission = 'access_settings' satisfies Permission
