import { useRef } from 'react'

type Neighbours = { id: number; previous: number | undefined; next: number | undefined }

/**
 * The rows before and after an open one. Those of a row that has left the list, as by a saved
 * translation, are the ones it had.
 */
export function useNeighbours(rows: readonly { id: number }[] | undefined, id: number) {
  const latest = useRef<Neighbours>({ id, previous: undefined, next: undefined })
  const at = rows?.findIndex((row) => row.id === id) ?? -1
  if (at >= 0) latest.current = { id, previous: rows?.[at - 1]?.id, next: rows?.[at + 1]?.id }
  return latest.current.id === id ? latest.current : { id, previous: undefined, next: undefined }
}
