import { type Addressee, tagOf, writeMail } from '../../base/mail.ts'

export const erasureNoticeMail = (to: Addressee, erasedFrom: Date, url: string) => {
  const date = new Intl.DateTimeFormat(tagOf(to.locale), { dateStyle: 'long', timeZone: 'UTC' }).format(erasedFrom)
  return writeMail('account_deletion_scheduled', to, { date, url: `${url}/login` })
}
