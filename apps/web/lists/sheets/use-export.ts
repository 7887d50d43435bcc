import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { download } from '../../data/download.ts'

/** Downloads a file that takes time to make, unless it is cancelled or the dialog closes before. */
export function useExport(request: (options: { signal: AbortSignal }) => Promise<File>) {
  const making = useRef(new AbortController())
  const { isPending, mutate } = useMutation({
    mutationFn: async () => {
      making.current = new AbortController()
      const { signal } = making.current
      return request({ signal }).catch((error: unknown) => {
        if (signal.aborted) return undefined
        throw error
      })
    },
    onSuccess: (file) => {
      if (file && !making.current.signal.aborted) download(file)
    },
  })
  useEffect(() => () => making.current.abort(), [])
  return { isPending, start: () => mutate(), cancel: () => making.current.abort() }
}
