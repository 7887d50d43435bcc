import type { SecurityKind } from '@quartet/domain/security.ts'
import { coarseAddress } from './client-ip.ts'

/**
 * The account of an event, by its id or by the address as entered. Stored as the random log alias,
 * if the account has one.
 */
export type EventAccount = { id?: number | undefined; email?: string | undefined }
export type EventRow = {
  kind: SecurityKind
  network: string
  id: number | null
  email: string | null
  count: number
}

/**
 * Maximum number of different rows between two writes. Further events are counted together, so that
 * rejected calls cannot fill the database.
 */
const maxRows = 2000
/**
 * Unknown tokens are an event only if one network sends this many between two writes; otherwise
 * they are expired sessions.
 */
const minUnknownTokens = 20
const writeEveryMs = 60_000

/**
 * Collects events in memory and writes their counts at intervals, so that a million rejections
 * become a few rows.
 */
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
    const full = [...rows.values()].filter(
      ({ kind, count }) => kind !== 'token_unknown' || count >= minUnknownTokens,
    )
    rows = new Map()
    writing = writing.then(() => (full.length > 0 ? write(full).catch(() => {}) : undefined))
    return writing
  }
  const timer = setInterval(() => void flush(), everyMs)
  timer.unref()

  return {
    record(kind: SecurityKind, address: string, { id, email }: EventAccount = {}) {
      onEvent(kind)
      add({
        kind,
        network: coarseAddress(address),
        id: id ?? null,
        email: id === undefined ? (email?.toLowerCase() ?? null) : null,
      })
    },
    /** Writes the collected events. */
    flush,
    end: () => {
      clearInterval(timer)
      return flush()
    },
  }
}
export type SecurityEvents = ReturnType<typeof collectSecurityEvents>
