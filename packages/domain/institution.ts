import { addDays } from './dates.ts'
import type { Permission } from './permissions.ts'

export const institutionKinds = ['school', 'college', 'company', 'other'] as const
export const institutionStatuses = ['active', 'suspended', 'ended'] as const
export const memberTypes = ['student', 'institution'] as const
export const consentModes = ['school', 'parent', 'none'] as const

/** What an institution may close to its members (method D34): `lci_only` everything of these at once. */
export const features = ['tasks', 'teams', 'career', 'pwp', 'classroom'] as const
export type Features = Record<(typeof features)[number] | 'lci_only', boolean>
export const everyFeature: Features = { lci_only: false, tasks: true, teams: true, career: true, pwp: true, classroom: true }

export const isOpen = (chosen: Features, feature: (typeof features)[number]) => !chosen.lci_only && chosen[feature]

const opens = [
  ['tasks', 'access_tasks'],
  ['teams', 'access_team'],
  ['career', 'access_career'],
  ['pwp', 'access_pwp'],
] as const

/** The permissions that members of such an institution do not have, whatever their role. */
export const closedBy = (chosen: Features): Permission[] =>
  opens.flatMap(([feature, permission]) => (isOpen(chosen, feature) ? [] : [permission]))

/** What who administers one institution may change of it; everything else is for who administers all (method 4.1). */
export const ownInstitutionFields = ['name', 'contact_name', 'contact_email', 'logo', 'features', 'consent_mode'] as const

/** A code: letters and digits, in whichever case (method D34). */
export const isInstitutionCode = (code: string) => /^[a-z0-9]{6,12}$/i.test(code)

type Contract = {
  status: (typeof institutionStatuses)[number]
  /** The first moment after the contract; null: it has no last day. */
  endsAt: Date | null
  /** When it was seen to be over; null: it is not, or nobody has looked since. */
  contractEndedAt: Date | null
}

/** When a contract ended: with its last day, or when it was ended by hand; null while it runs. */
export function contractEndOf({ status, endsAt, contractEndedAt }: Contract, now: Date): Date | null {
  const passed = endsAt !== null && endsAt <= now ? endsAt : null
  if (status !== 'ended') return passed
  const byHand = contractEndedAt ?? now
  return passed !== null && passed < byHand ? passed : byHand
}

type ContractSpans = { contractDays: number; contractNoticeDays: number }

/** From when the data of the members goes (D42); an end that is seen late leaves the days of the notice. */
export function memberErasureDay(endedAt: Date, { contractDays, contractNoticeDays }: ContractSpans, now: Date): Date {
  const [due, soonest] = [addDays(endedAt, contractDays), addDays(now, contractNoticeDays)]
  return due > soonest ? due : soonest
}

/** The day that a member is told: of who is told more than a day late, the days of the notice from then on. */
export const noticeErasureDay = (due: Date, { contractNoticeDays }: Pick<ContractSpans, 'contractNoticeDays'>, now: Date) =>
  due >= addDays(now, contractNoticeDays - 1) ? due : addDays(now, contractNoticeDays)
