import type { Grant, Permission, Scope } from '@quartet/domain/permissions.ts'
import type { AccessState } from '@quartet/domain/subscription.ts'

/** Whoever makes a call with a living session: rights are read anew at every call. */
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
  /** Signed in with a one-time password: a new one comes before anything else. */
  mustChoosePassword: boolean
  grants: readonly Grant[]
}

export const grantOf = (caller: Caller, permission: Permission) => caller.grants.find((grant) => grant.permission === permission)
export const holds = (caller: Caller, permission: Permission) => grantOf(caller, permission) !== undefined

const width: Record<Scope, number> = { own: 0, family: 1, groups: 2, organization: 3, all: 4 }
/** The smaller of two reaches. */
export const narrower = (one: Scope, other: Scope): Scope => (width[one] <= width[other] ? one : other)
