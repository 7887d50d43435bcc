import { type Addressee, writeMail } from '../../mail/mail.ts'

export const retakeDueMail = (to: Addressee, url: string) =>
  writeMail('retake_due', to, { url: `${url}/new-theme/profile` })
