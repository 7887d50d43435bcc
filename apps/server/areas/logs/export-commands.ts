import type { CallerContext } from '../../services.ts'
import { writeLog } from './commands.ts'

/** Logs that the caller exported this many entries. */
export const noteExport = ({ db, caller, now }: CallerContext, count: number) =>
  db.transaction((tx) =>
    writeLog(tx, now, { action: 'export', entity: 'logs', actorId: caller.id, count }),
  )
