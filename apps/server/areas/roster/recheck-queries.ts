import { entranceOf } from '@quartet/domain/consent.ts'
import { admitNewcomer } from '@quartet/domain/roster.ts'
import type { Transaction } from '../../db/db.ts'
import type { Caller } from '../../security/caller.ts'
import type { WrongCell } from '../../sheets/plan-parts.ts'
import { joinError, type Organization } from '../institutions/queries.ts'
import { mayGiveRole } from '../roles/commands.ts'
import { notWelcome } from './newcomer-queries.ts'
import { findImporting, type StoredRow } from './queries.ts'
import { Stopped, stoppedBy } from './stop-commands.ts'

type Context = { organization: Organization; caller: Caller; now: Date }

/**
 * Repeats under the lock of the institution what was checked up to a week ago: that it still runs,
 * who may import into it and which role they may give, and who consents to each new account.
 */
export async function recheck(tx: Transaction, context: Context, added: readonly StoredRow[]) {
  const { organization, caller, now } = context
  if (!(await findImporting(tx, caller, organization.id))) throw stoppedBy('roster_importer')
  const anybody = { email: null, ageGroupId: 3, turns18In: null } as const
  const error = joinError(organization, { ...anybody, now })
  if (error) throw stoppedBy(error)
  const facilitator = added.find(({ draft }) => draft.role === 'facilitator')
  if (facilitator && !(await mayGiveRole(tx, caller, 'facilitator')))
    throw stoppedBy('role_lacking', { row: facilitator.row, column: 'role' })
  const errors = added.flatMap((row) => whyNotAdmitted(row, context) ?? [])
  if (errors.length > 0) throw new Stopped(errors)
}

function whyNotAdmitted(
  { row, draft }: StoredRow,
  { organization, now }: Context,
): WrongCell | undefined {
  const { email = null, country = null, role = 'member', turns_18_in = null } = draft
  const newcomer = { email, country, role, turns_18_in, age_group_id: draft.age_group_id ?? null }
  const admitted = admitNewcomer(newcomer, entranceOf(organization.consent), now.getUTCFullYear())
  if ('reason' in admitted) return { row, ...admitted }
  if (admitted.by !== draft.consent_by)
    return { row, column: 'age_group_id', reason: 'roster_changed' }
  const error = notWelcome(newcomer, { organization, now })
  return error && { row, column: error[0], reason: error[1] }
}
