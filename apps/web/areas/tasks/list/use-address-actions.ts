import type { Area } from '@quartet/domain/areas.ts'
import { useNavigate } from '@tanstack/react-router'
import { addressOf, type Task } from '../area-calls.ts'

/** Opens the page of a task, and the print preview of several. */
export function useAddressActions(area: Area) {
  const navigate = useNavigate()
  return {
    open: ({ id }: { id: number }) => void navigate({ href: addressOf(area, id) }),
    print: (tasks: readonly Task[]) => {
      const print = tasks.map(({ id }) => id).join(',')
      void navigate({ to: '.', search: ((before: object) => ({ ...before, print })) as never })
    },
  }
}
