/** Purposes that a person agrees to one by one (D44). */
export const consentPurposes = ['facilitator_scores', 'email_reminders', 'research_statistics'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** The version of the words that a person agreed to; raised whenever they change. */
export const consentTextVersion = '2026-11'
