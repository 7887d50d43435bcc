import type { OwnError } from './route.ts'

/** Errors that several calls have in common, beside those that follow from what a call takes. */

/** Solving the check that a person is there. */
export const captchaErrors = ['captcha_wrong', 'captcha_used'] as const satisfies OwnError[]

/** Joining an institution with its code. */
export const codeErrors = [
  'organization_unknown',
  'organization_full',
  'organization_ended',
  'organization_domain',
  'organization_age',
] as const satisfies OwnError[]

/** The link that a guardian was mailed. */
export const consentLinkErrors = [
  'consent_link_unknown',
  'guardian_only',
] as const satisfies OwnError[]

/** Looking behind that link, for the guardian of an account that exists. */
export const consentDataErrors = [
  ...consentLinkErrors,
  'consent_awaited',
  'consent_outgrown',
  'consent_late',
  'consent_link_old',
] as const satisfies OwnError[]

/** Making a document on the server. */
export const documentErrors = [
  'row_unknown',
  'no_result',
  'document_too_long',
  'document_failed',
  'documents_busy',
] as const satisfies OwnError[]

/** Mailing a document that is made on the server or uploaded. */
export const shareErrors = [
  ...documentErrors,
  'subscription_ended',
  'share_unverified',
  'share_addresses_closed',
  'share_person_unknown',
  'share_day_full',
  'share_recipient_full',
  'mail_paused',
  'pdf_broken',
  'pdf_active',
  'pdf_too_long',
] as const satisfies OwnError[]

/** Reading a picture that was uploaded. */
export const pictureErrors = ['picture_broken', 'picture_too_big'] as const satisfies OwnError[]

/** Reading a spreadsheet that was uploaded. */
export const unreadSheetErrors = [
  'sheet_unknown',
  'sheet_locked',
  'sheet_broken',
  'sheet_too_wide',
  'sheet_too_large',
  'sheet_too_long',
  'sheet_headings',
] as const satisfies OwnError[]

/** Reading a roster that was uploaded. */
export const unreadRosterErrors = [
  'roster_unknown',
  'roster_encoding',
  'sheet_locked',
  'sheet_broken',
  'sheet_too_wide',
  'sheet_too_large',
  'sheet_too_long',
  'sheet_headings',
] as const satisfies OwnError[]

/** Writing the rows of a spreadsheet. */
export const sheetErrors = [
  ...unreadSheetErrors,
  'sheet_wrong',
  'import_over',
  'row_unknown',
  'row_changed',
  'row_taken',
] as const satisfies OwnError[]

/** The room that one person has for tasks. */
export const taskRoomErrors = ['tasks_full', 'storage_full'] as const satisfies OwnError[]
