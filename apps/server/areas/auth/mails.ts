import { mails } from '@quartet/content/mails/en.ts'
import { writeMail } from '../../base/mail.ts'
import type { Jobs } from '../../base/queue.ts'

type Person = { email: string; firstName: string }

export const verificationMail = (to: Person, code: string): Jobs['mail'] => writeMail(mails.verify_code, to, { code })
export const welcomeMail = (to: Person, url: string): Jobs['mail'] => writeMail(mails.welcome, to, { url: `${url}/new-theme/instructions` })
export const resetMail = (to: Person, url: string, token: string): Jobs['mail'] =>
  writeMail(mails.password_reset, to, { url: `${url}/reset-password/${token}` })
export const passwordChangedMail = (to: Person, url: string): Jobs['mail'] => writeMail(mails.password_changed, to, { url: `${url}/login` })
