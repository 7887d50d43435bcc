import { mails } from '@quartet/content/mails/en.ts'
import { writeMail } from '../../base/mail.ts'
import type { Jobs } from '../../base/queue.ts'

export const alreadyRegisteredMail = (to: { email: string; firstName: string }, url: string): Jobs['mail'] =>
  writeMail(mails.already_registered, to, { url: `${url}/login` })
