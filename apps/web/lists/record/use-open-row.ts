import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'

type Search = Record<string, unknown>

/** A row by its id, a new one, or the first of the list once it has arrived. */
export type OpenRow = number | 'new' | 'first'

const idIn = (value: unknown) =>
  /^[1-9]\d{0,8}$/.test(String(value ?? '')) ? Number(value) : undefined
const rowIn = ({ row }: Search): OpenRow | undefined =>
  row === 'new' || row === 'first' ? row : idIn(row)

/**
 * The row that is open beside a list and the language of its version, in the address:
 * `?row=12&version=3`.
 */
export function useOpenRow() {
  const rawSearch = useSearch({ strict: false })
  const search = rawSearch as Search
  const navigate = useNavigate()
  const show = useCallback(
    (row: OpenRow | undefined, { version, replace = false }: Shown = {}) => {
      const next = ({ row: _row, version: _version, ...others }: Search) => ({
        ...others,
        ...(row !== undefined && { row }),
        ...(version !== undefined && { version }),
      })
      void navigate({ to: '.', search: next as never, replace, resetScroll: false })
    },
    [navigate],
  )
  const close = useCallback(() => show(undefined), [show])
  return useMemo(
    () => ({ row: rowIn(search), version: idIn(search.version), show, close }),
    [search, show, close],
  )
}
type Shown = { version?: number | undefined; replace?: boolean }
