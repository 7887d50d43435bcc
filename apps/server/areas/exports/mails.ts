import { type Addressee, writeMail } from '../../mail/mail.ts'

export const exportReadyMail = (to: Addressee, url: string) =>
  writeMail('export_ready', to, { url: `${url}/settings/privacy` })
