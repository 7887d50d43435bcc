import type { SheetImport } from '@quartet/contract/resource.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api, client } from '../../data/client.ts'
import { runningImportsKey, shownImports, useRunningImports } from '../../data/running-imports.ts'
import { useRefreshAll } from '../use-refresh-all.ts'

export type SendSheet = (
  input: { body: { file: File; check?: '1' } },
  options?: { signal?: AbortSignal },
) => Promise<{ import: SheetImport }>

const quiet = { quiet: true } as const

/**
 * The import of a sheet: checked first, applied on request, followed while it is written, and
 * undone as long as it is the newest. An import of the sheet that is already being written is
 * followed at once.
 */
export function useImport(sheet: string, send: SendSheet) {
  const refreshAll = useRefreshAll()
  const queries = useQueryClient()
  const [current, setCurrent] = useState<SheetImport | null>(null)
  const reading = useRef(new AbortController())
  const take = ({ import: report }: { import: SheetImport }) => {
    setCurrent(report)
    if (report.state === 'running' || report.state === 'cancelled')
      void queries.invalidateQueries({ queryKey: runningImportsKey })
    if (['done', 'undone'].includes(report.state)) void refreshAll()
  }
  const check = useMutation({
    mutationFn: (file: File) => {
      reading.current = new AbortController()
      return send({ body: { file, check: '1' } }, { signal: reading.current.signal })
    },
    meta: quiet,
    onMutate: () => setCurrent(null),
    onSuccess: take,
  })
  const step = useMutation({
    mutationFn: ({ id, go }: { id: number; go: 'apply' | 'cancel' | 'undo' }) =>
      client.sheetImports[go]({ params: { id } }),
    meta: quiet,
    onSuccess: take,
  })
  const seen = useRunning(sheet, current)
  useEffect(() => {
    if (!seen || seen === current || check.isPending) return
    if (!current || seen.state !== 'running') setCurrent(seen)
    if (seen.state !== 'running') void refreshAll()
  }, [seen, current, check.isPending, refreshAll])
  const last = useQuery(
    api.sheetImports.last.queryOptions({ input: { params: { sheet } }, staleTime: 0, meta: quiet }),
  )
  return {
    current: seen,
    last: last.data?.import ?? null,
    check,
    step,
    leave: () => {
      reading.current.abort()
      check.reset()
      step.reset()
      setCurrent(null)
    },
  }
}
export type Import = ReturnType<typeof useImport>

/** The import as it is now: its progress while it is written, then its outcome. */
function useRunning(sheet: string, current: SheetImport | null) {
  const isRunning = current?.state === 'running'
  const running = useRunningImports()?.find((one) =>
    current ? isRunning && one.id === current.id : one.sheet === sheet,
  )
  const outcome = useQuery({
    ...api.sheetImports.show.queryOptions({ input: { params: { id: current?.id ?? 0 } } }),
    enabled: isRunning && !running,
    refetchInterval: 700,
    staleTime: 0,
    meta: quiet,
  }).data?.import
  const seen = running ?? (isRunning && outcome?.id === current.id ? outcome : current)
  const id = seen?.id
  useEffect(() => {
    if (id === undefined) return
    shownImports.add(id)
    return () => void shownImports.delete(id)
  }, [id])
  return seen
}
