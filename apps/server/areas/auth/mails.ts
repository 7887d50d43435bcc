import { mails } from '@quartet/content/mails/en.ts'
import { writeMail } from '../../base/mail.ts'
import type { Jobs } from '../../base/queue.ts'

type Person = { email: string; firstName: string }

/** Without a name: whoever typed the address may be a stranger to its owner. */
export const verificationMail = (email: string, code: string): Jobs['mail'] =>
  writeMail(mails.verify_code, { email, firstName: '' }, { code })
export const welcomeMail = (to: Person, url: string): Jobs['mail'] => writeMail(mails.welcome, to, { url: `${url}/new-theme/instructions` })
export const resetMail = (to: Person, url: string, token: string): Jobs['mail'] =>
  writeMail(mails.password_reset, to, { url: `${url}/reset-password/${token}` })
export const passwordChangedMail = (to: Person, url: string): Jobs['mail'] => writeMail(mails.password_changed, to, { url: `${url}/login` })
