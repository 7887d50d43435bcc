import type { SecurityKind } from '@quartet/domain/security.ts'
import { coarseAddress } from './client-ip.ts'

/** Who an event is about: an account by its id or by the address that was typed. It is stored as the random log alias, if there is one. */
export type EventAccount = { id?: number | undefined; email?: string | undefined }
export type EventRow = { kind: SecurityKind; network: string; id: number | null; email: string | null; count: number }

/** Different rows between two writes: what comes on top is counted together, so that nobody fills the database by being refused. */
const maxRows = 2000
/** Calls with a token that opens nothing are only an event when one network makes so many between two writes: a session that ended is none. */
const minUnknownTokens = 20
const writeEveryMs = 60_000

/** Collects events in memory and writes their counts now and then: what is refused a million times is a few rows. */
export function collectSecurityEvents(
  write: (rows: EventRow[]) => Promise<unknown>,
  onEvent: (kind: SecurityKind) => void = () => {},
  everyMs = writeEveryMs,
) {
  let rows = new Map<string, EventRow>()
  let writing: Promise<unknown> = Promise.resolve()

  function add(row: Omit<EventRow, 'count'>) {
    const key = JSON.stringify(row)
    const stored = rows.get(key)
    if (stored) stored.count++
    else if (rows.size < maxRows || row.network === 'other') rows.set(key, { ...row, count: 1 })
    else add({ kind: row.kind, network: 'other', id: null, email: null })
  }

  function flush() {
    const full = [...rows.values()].filter(({ kind, count }) => kind !== 'token_unknown' || count >= minUnknownTokens)
    rows = new Map()
    writing = writing.then(() => (full.length > 0 ? write(full).catch(() => {}) : undefined))
    return writing
  }
  const timer = setInterval(() => void flush(), everyMs)
  timer.unref()

  return {
    record(kind: SecurityKind, address: string, { id, email }: EventAccount = {}) {
      onEvent(kind)
      add({ kind, network: coarseAddress(address), id: id ?? null, email: id === undefined ? (email?.toLowerCase() ?? null) : null })
    },
    /** Writes what was collected. */
    flush,
    end: () => {
      clearInterval(timer)
      return flush()
    },
  }
}
export type SecurityEvents = ReturnType<typeof collectSecurityEvents>
