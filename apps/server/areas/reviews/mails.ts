import { type Addressee, writeMail } from '../../mail/mail.ts'

export const retakeOfferedMail = (to: Addressee, url: string) =>
  writeMail('retake_offered', to, { url: `${url}/new-theme/profile` })
