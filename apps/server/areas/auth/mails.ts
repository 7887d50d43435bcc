import { type Addressee, writeMail } from '../../mail/mail.ts'

/** Without a name: whoever typed the address may be a stranger to its owner. */
export const verificationMail = (to: Addressee, code: string) => writeMail('verify_code', { ...to, firstName: '' }, { code })
export const welcomeMail = (to: Addressee, url: string) => writeMail('welcome', to, { url: `${url}/new-theme/instructions` })
export const resetMail = (to: Addressee, url: string, token: string) =>
  writeMail('password_reset', to, { url: `${url}/reset-password/${token}` })
export const passwordChangedMail = (to: Addressee, url: string) => writeMail('password_changed', to, { url: `${url}/login` })
