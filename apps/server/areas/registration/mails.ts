import { type Addressee, writeMail } from '../../mail/mail.ts'

export const alreadyRegisteredMail = (to: Addressee, url: string) =>
  writeMail('already_registered', to, { url: `${url}/login` })
