import { tamedName } from '@quartet/domain/names.ts'
import { type Addressee, writeMail } from '../../mail/mail.ts'

export const passwordChangedHereMail = (to: Addressee, url: string) =>
  writeMail('password_changed_here', to, { url: `${url}/login` })
export const passwordSetMail = (to: Addressee, until: Date, url: string) =>
  writeMail('password_set', to, { date: until, url: `${url}/login` })
/** `setter` is the name of the person who set the one-time password, if known. */
export const oneTimeUsedMail = (to: Addressee, setter: string | undefined, url: string) =>
  setter === undefined
    ? writeMail('password_changed_here', to, { url: `${url}/login` })
    : writeMail('one_time_password_used', to, { name: tamedName(setter), url: `${url}/login` })

export const deletionAskedMail = (to: Addressee, eraseFrom: Date, url: string) =>
  writeMail('account_deletion_asked', to, {
    date: eraseFrom,
    url: `${url}/settings/privacy`,
  })
/** To the guardian of a minor, who has no account. */
export const deletionAskedGuardianMail = (to: Addressee, name: string, eraseFrom: Date) =>
  writeMail('account_deletion_asked_guardian', to, {
    name: tamedName(name),
    date: eraseFrom,
  })
export const deletionUndoneMail = (to: Addressee, url: string) =>
  writeMail('account_deletion_undone', to, { url: `${url}/login` })
