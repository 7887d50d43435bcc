import { type Addressee, writeMail } from '../../base/mail.ts'

export const invitedMail = (to: Addressee, url: string, token: string) =>
  writeMail('invited', to, { url: `${url}/reset-password/${token}` })
