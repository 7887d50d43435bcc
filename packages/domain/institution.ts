import { addDays } from './dates.ts'
import type { Permission } from './permissions.ts'

export const institutionKinds = ['school', 'college', 'company', 'other'] as const
export const institutionStatuses = ['active', 'suspended', 'ended'] as const
export const memberTypes = ['student', 'institution'] as const
export const consentModes = ['school', 'parent', 'none'] as const

/**
 * Features that an institution can close to its members (method D34); `lci_only` closes all of
 * these at once.
 */
/** How far a member is: added, invited by mail, able to log in, with a result. */
export const memberStates = ['loaded', 'invited', 'joined', 'done'] as const
export type MemberState = (typeof memberStates)[number]

export const features = ['tasks', 'teams', 'career', 'pwp', 'classroom'] as const
export type Features = Record<(typeof features)[number] | 'lci_only', boolean>
export const everyFeature: Features = {
  lci_only: false,
  tasks: true,
  teams: true,
  career: true,
  pwp: true,
  classroom: true,
}

export const isOpen = (chosen: Features, feature: (typeof features)[number]) =>
  !chosen.lci_only && chosen[feature]

const opens = [
  ['tasks', 'access_tasks'],
  ['teams', 'access_team'],
  ['career', 'access_career'],
  ['pwp', 'access_pwp'],
] as const

/** The permissions that members of the institution do not have, whatever their role. */
export const closedBy = (chosen: Features): Permission[] =>
  opens.flatMap(([feature, permission]) => (isOpen(chosen, feature) ? [] : [permission]))

/**
 * Fields that the administrator of a single institution can change; all others require an
 * administrator of the installation (method 4.1).
 */
export const ownInstitutionFields = [
  'name',
  'contact_name',
  'contact_email',
  'logo',
  'features',
  'consent_mode',
  'staff_second_factor',
] as const

/** A code consists of 6 to 12 letters and digits in any case (method D34). */
export const isInstitutionCode = (code: string) => /^[a-z0-9]{6,12}$/i.test(code)

type Contract = {
  status: (typeof institutionStatuses)[number]
  /** The first moment after the contract; null when the contract has no end date. */
  endsAt: Date | null
  /** When the end of the contract was noticed; null while it runs or before anyone noticed. */
  contractEndedAt: Date | null
}

/**
 * The end of a contract: its end date, or the time at which it was ended manually; null while it
 * runs.
 */
export function contractEndOf(
  { status, endsAt, contractEndedAt }: Contract,
  now: Date,
): Date | null {
  const passed = endsAt !== null && endsAt <= now ? endsAt : null
  if (status !== 'ended') return passed
  const byHand = contractEndedAt ?? now
  return passed !== null && passed < byHand ? passed : byHand
}

type ContractSpans = { contractDays: number; contractNoticeDays: number }

/**
 * The day from which the members' data is erased (D42). If the end was noticed late, the notice
 * period still applies.
 */
export function memberErasureDay(
  endedAt: Date,
  { contractDays, contractNoticeDays }: ContractSpans,
  now: Date,
): Date {
  const [due, soonest] = [addDays(endedAt, contractDays), addDays(now, contractNoticeDays)]
  return due > soonest ? due : soonest
}

/**
 * The erasure day announced to a member. A member who is notified more than a day late gets the
 * full notice period from then on.
 */
export const noticeErasureDay = (
  due: Date,
  { contractNoticeDays }: Pick<ContractSpans, 'contractNoticeDays'>,
  now: Date,
) => (due >= addDays(now, contractNoticeDays - 1) ? due : addDays(now, contractNoticeDays))
