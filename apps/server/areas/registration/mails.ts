import { type Addressee, writeMail } from '../../base/mail.ts'

export const alreadyRegisteredMail = (to: Addressee, url: string) => writeMail('already_registered', to, { url: `${url}/login` })
