import type { Transaction } from '../../db/db.ts'
import type { CallerContext } from '../../services.ts'
import { type LogEntry, writeLog } from '../logs/commands.ts'

type MemberEntry = Pick<LogEntry, 'action' | 'subjectId' | 'count'> & { teamId: number }

/** Notes in the log that the caller changed who belongs to a team, or how a member takes part. */
export const logMembers = (
  tx: Transaction,
  { caller, now }: Pick<CallerContext, 'caller' | 'now'>,
  { teamId, ...entry }: MemberEntry,
) => writeLog(tx, now, { ...entry, entity: 'team_members', entityId: teamId, actorId: caller.id })
