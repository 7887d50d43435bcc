import { type Addressee, writeMail } from '../../mail/mail.ts'

export const rolesChangedMail = (to: Addressee, url: string) =>
  writeMail('roles_changed', to, { url: `${url}/notifications` })
