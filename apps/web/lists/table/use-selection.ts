import { useCallback, useState } from 'react'
import type { Row } from './column.ts'

/** The selected rows of all pages; cleared as soon as the list has another filter. */
export function useSelection<R extends Row>(of: string) {
  const [chosen, setChosen] = useState({ of, rows: new Map<number, R>() })
  const now = chosen.of === of ? chosen.rows : noRows<R>()
  const change = useCallback(
    (rows: readonly R[], isOn: boolean) =>
      setChosen((before) => {
        const next = new Map(before.of === of ? before.rows : [])
        for (const row of rows) {
          if (isOn) next.set(row.id, row)
          else next.delete(row.id)
        }
        return { of, rows: next }
      }),
    [of],
  )
  const clear = useCallback(() => setChosen({ of, rows: new Map() }), [of])
  return { rows: now, change, clear }
}
export type Selection<R extends Row> = ReturnType<typeof useSelection<R>>

const none = new Map<number, never>()
const noRows = <R extends Row>(): ReadonlyMap<number, R> => none
