import { type Addressee, writeMail } from '../../mail/mail.ts'

export const erasureNoticeMail = (to: Addressee, erasedFrom: Date, url: string) =>
  writeMail('account_deletion_scheduled', to, {
    date: erasedFrom,
    url: `${url}/login`,
  })
