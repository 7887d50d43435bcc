import type { SheetImport } from '@quartet/contract/resource.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api, client } from '../../data/client.ts'
import { useRefreshAll } from '../use-refresh-all.ts'

export type SendSheet = (
  input: { body: { file: File; check?: '1' } },
  options?: { signal?: AbortSignal },
) => Promise<{ import: SheetImport }>

const quiet = { quiet: true } as const

/**
 * The import of a sheet: checked first, applied on request, followed while it is written, and
 * undone as long as it is the newest.
 */
export function useImport(sheet: string, send: SendSheet) {
  const refreshAll = useRefreshAll()
  const [current, setCurrent] = useState<SheetImport | null>(null)
  const reading = useRef(new AbortController())
  const take = ({ import: report }: { import: SheetImport }) => {
    setCurrent(report)
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
  const running = useQuery({
    ...api.sheetImports.show.queryOptions({ input: { params: { id: current?.id ?? 0 } } }),
    enabled: current?.state === 'running',
    refetchInterval: 700,
    staleTime: 0,
    meta: quiet,
  })
  const seen =
    current?.state === 'running' && running.data?.import.id === current.id
      ? running.data.import
      : current
  useEffect(() => {
    if (!seen || seen === current || seen.state === 'running') return
    setCurrent(seen)
    void refreshAll()
  }, [seen, current, refreshAll])
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
