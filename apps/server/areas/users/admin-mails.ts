import { tamedName, tamedTitle } from '@quartet/domain/names.ts'
import type { ErasureReason } from '@quartet/domain/own-data.ts'
import { type Addressee, writeMail } from '../../mail/mail.ts'

export const invitedMail = (to: Addressee, url: string, token: string) =>
  writeMail('invited', to, { url: `${url}/reset-password/${token}` })

type Ordered = { reason: ErasureReason; eraseFrom: Date; contact: string }

export const erasureOrderedMail = (to: Addressee, { reason, eraseFrom, contact }: Ordered) =>
  writeMail('erasure_ordered', to, { reason, contact, date: eraseFrom })
export const erasureOrderedGuardianMail = (
  to: Addressee,
  { reason, eraseFrom, contact, name }: Ordered & { name: string },
) =>
  writeMail('erasure_ordered_guardian', to, {
    reason,
    contact,
    name: tamedName(name),
    date: eraseFrom,
  })
export const erasureUndoneMail = (to: Addressee, url: string) =>
  writeMail('erasure_undone', to, { url: `${url}/login` })
export const erasureUndoneGuardianMail = (to: Addressee, name: string) =>
  writeMail('erasure_undone_guardian', to, { name: tamedName(name) })

export const schoolAdmittedMail = (to: Addressee, url: string) =>
  writeMail('school_admitted', to, { url: `${url}/login` })
export const schoolRefusedMail = (to: Addressee) => writeMail('school_refused', to, {})
export const admissionsWaitingMail = (to: Addressee, count: number, url: string) =>
  writeMail('admissions_waiting', to, {
    count: String(count),
    url: `${url}/users?status=awaiting_school`,
  })

type Ended = { id: number; name: string; eraseFrom: Date; url: string }
/**
 * To contact and administrators of an institution when its contract ended, with the day from which
 * the data of its members is erased; contractErasureSoonMail reminds them before that day.
 */
export const contractEndedMail = (to: Addressee, { id, name, eraseFrom, url }: Ended) =>
  writeMail('contract_ended', to, {
    institution: quoted(name),
    date: eraseFrom,
    url: `${url}/show-institution/${id}`,
  })
export const contractErasureSoonMail = (to: Addressee, { id, name, eraseFrom, url }: Ended) =>
  writeMail('contract_erasure_soon', to, {
    institution: quoted(name),
    date: eraseFrom,
    url: `${url}/show-institution/${id}`,
  })
export const contractContinuesMail = (to: Addressee, name: string, url: string) =>
  writeMail('contract_continues', to, { institution: quoted(name), url: `${url}/login` })

type Ending = { institution: string; eraseFrom: Date }
export const contractErasureMail = (
  to: Addressee,
  { institution, eraseFrom, url }: Ending & { url: string },
) =>
  writeMail('contract_erasure', to, {
    institution: quoted(institution),
    date: eraseFrom,
    url: `${url}/settings/privacy`,
  })
export const contractErasureGuardianMail = (
  to: Addressee,
  { institution, eraseFrom, name }: Ending & { name: string },
) =>
  writeMail('contract_erasure_guardian', to, {
    institution: quoted(institution),
    name: tamedName(name),
    date: eraseFrom,
  })

/** Institutions choose their own name, so it is quoted and cannot contain links. */
const quoted = (name: string) => `“${tamedTitle(name)}”`
