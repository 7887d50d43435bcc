import { type Addressee, writeMail } from '../../mail/mail.ts'

/**
 * Written without a name, because the address may belong to somebody other than the person who
 * typed it.
 */
export const verificationMail = (to: Addressee, code: string) =>
  writeMail('verify_code', { ...to, firstName: '' }, { code })
export const welcomeMail = (to: Addressee, url: string) =>
  writeMail('welcome', to, { url: `${url}/new-theme/instructions` })
export const resetMail = (to: Addressee, url: string, token: string) =>
  writeMail('password_reset', to, { url: `${url}/reset-password/${token}` })
export const passwordChangedMail = (to: Addressee, url: string) =>
  writeMail('password_changed', to, { url: `${url}/login` })
/** To the address that the account had before; `now` is the new one. */
export const emailChangedMail = (to: Addressee, now: string) =>
  writeMail('email_changed', to, { name: now })
export const emailTakenMail = (to: Addressee, url: string) =>
  writeMail('email_change_taken', to, { url: `${url}/login` })
