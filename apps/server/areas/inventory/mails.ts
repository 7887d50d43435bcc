import { type Addressee, writeMail } from '../../mail/mail.ts'

export const inventoryOpenMail = (to: Addressee, url: string) =>
  writeMail('inventory_open', to, { url: `${url}/new-theme/instructions` })

export const retakeDueMail = (to: Addressee, url: string) =>
  writeMail('retake_due', to, { url: `${url}/new-theme/profile` })
