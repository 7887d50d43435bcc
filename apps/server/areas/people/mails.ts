import { tamedName } from '@quartet/domain/names.ts'
import type { ErasureReason } from '@quartet/domain/own-data.ts'
import { type Addressee, dayIn, writeMail } from '../../base/mail.ts'

export const invitedMail = (to: Addressee, url: string, token: string) =>
  writeMail('invited', to, { url: `${url}/reset-password/${token}` })

type Ordered = { reason: ErasureReason; eraseFrom: Date; contact: string }

export const erasureOrderedMail = (to: Addressee, { reason, eraseFrom, contact }: Ordered) =>
  writeMail('erasure_ordered', to, { reason, contact, date: dayIn(to.locale, eraseFrom) })
export const erasureOrderedGuardianMail = (to: Addressee, { reason, eraseFrom, contact, name }: Ordered & { name: string }) =>
  writeMail('erasure_ordered_guardian', to, { reason, contact, name: tamedName(name), date: dayIn(to.locale, eraseFrom) })
export const erasureUndoneMail = (to: Addressee, url: string) => writeMail('erasure_undone', to, { url: `${url}/login` })
export const erasureUndoneGuardianMail = (to: Addressee, name: string) =>
  writeMail('erasure_undone_guardian', to, { name: tamedName(name) })

export const schoolAdmittedMail = (to: Addressee, url: string) => writeMail('school_admitted', to, { url: `${url}/login` })
export const schoolRefusedMail = (to: Addressee) => writeMail('school_refused', to, {})
export const admissionsWaitingMail = (to: Addressee, count: number, url: string) =>
  writeMail('admissions_waiting', to, { count: String(count), url: `${url}/users?status=awaiting_school` })
