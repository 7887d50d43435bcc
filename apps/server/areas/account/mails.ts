import { tamedName } from '@quartet/domain/names.ts'
import { type Addressee, dayIn, writeMail } from '../../base/mail.ts'

export const passwordChangedHereMail = (to: Addressee, url: string) => writeMail('password_changed_here', to, { url: `${url}/login` })
export const passwordSetMail = (to: Addressee, url: string) => writeMail('password_set', to, { url: `${url}/login` })

export const deletionAskedMail = (to: Addressee, eraseFrom: Date, url: string) =>
  writeMail('account_deletion_asked', to, { date: dayIn(to.locale, eraseFrom), url: `${url}/settings/privacy` })
/** To the guardian of a minor, who has no account. */
export const deletionAskedGuardianMail = (to: Addressee, name: string, eraseFrom: Date) =>
  writeMail('account_deletion_asked_guardian', to, { name: tamedName(name), date: dayIn(to.locale, eraseFrom) })
export const deletionUndoneMail = (to: Addressee, url: string) => writeMail('account_deletion_undone', to, { url: `${url}/login` })
