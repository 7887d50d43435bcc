import { type Addressee, dayIn, writeMail } from '../../mail/mail.ts'

export const erasureNoticeMail = (to: Addressee, erasedFrom: Date, url: string) =>
  writeMail('account_deletion_scheduled', to, {
    date: dayIn(to.locale, erasedFrom),
    url: `${url}/login`,
  })
