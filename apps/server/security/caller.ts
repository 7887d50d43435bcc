import type { Grant, Permission, Scope } from '@quartet/domain/permissions.ts'
import type { AccessState } from '@quartet/domain/subscription.ts'

/** The caller of a request with a valid session. Permissions are read again at every call. */
export type Caller = {
  id: number
  sessionHash: string
  firstName: string
  lastName: string
  emailVerified: boolean
  ageGroupId: 1 | 2 | 3
  /** 18 or older by the year of this call. */
  isAdult: boolean
  languageId: number
  organizationId: number | null
  accessState: AccessState
  /** Signed in with a one-time password: a new password must be chosen before anything else. */
  mustChoosePassword: boolean
  /** Signed in with a class card. */
  byCard: boolean
  /** Must use a second factor and has none: it must be set up before anything else. */
  mustSetFactor: boolean
  /** The installation is being maintained: only its administrators may work. */
  duringMaintenance: boolean
  grants: readonly Grant[]
  /** What renewing an expired subscription would open. */
  permissionsAfterRenewal: readonly Permission[]
}

export const grantOf = (caller: Caller, permission: Permission) =>
  caller.grants.find((grant) => grant.permission === permission)
export const holds = (caller: Caller, permission: Permission) =>
  grantOf(caller, permission) !== undefined

const width: Record<Scope, number> = { own: 0, family: 1, groups: 2, organization: 3, all: 4 }
/** Returns the narrower of two scopes. */
export const narrower = (one: Scope, other: Scope): Scope =>
  width[one] <= width[other] ? one : other
