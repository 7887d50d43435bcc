import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { idOf } from '../../../shell/search-params.ts'
import type { Task } from '../area-calls.ts'

const none: readonly Task[] = []

/** The chosen tasks of the dialog that assigns tasks; `?push_group=` opens it for a group. */
export function usePushDialog() {
  const navigate = useNavigate()
  const { push_group } = useSearch({ strict: false }) as { push_group?: string | number }
  const group = push_group && idOf(String(push_group)) ? String(push_group) : ''
  const [chosen, setChosen] = useState<readonly Task[] | null>(null)
  const endPush = () => {
    setChosen(null)
    if (group)
      void navigate({
        to: '.',
        search: (({ push_group: _, ...others }: Record<string, unknown>) => others) as never,
        replace: true,
      })
  }
  return { pushed: chosen ?? (group ? none : null), setPushed: setChosen, group, endPush }
}
