import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { idOf } from '../../../shell/search-params.ts'
import type { Task } from '../area-calls.ts'

const none: readonly Task[] = []
type Search = { push_group?: string | number; push_category?: string | number }
const idIn = (value: string | number | undefined) =>
  value && idOf(String(value)) ? String(value) : ''

/** What the dialog is opened for: '' for no group, no category. */
export type PushTarget = { group: string; category: string }

/**
 * The chosen tasks of the dialog that assigns tasks; `?push_group=` opens it for a group,
 * `?push_category=` for a category of people.
 */
export function usePushDialog() {
  const navigate = useNavigate()
  const { push_group, push_category } = useSearch({ strict: false }) as Search
  const target: PushTarget = { group: idIn(push_group), category: idIn(push_category) }
  const isOpened = target.group !== '' || target.category !== ''
  const [chosen, setChosen] = useState<readonly Task[] | null>(null)
  const endPush = () => {
    setChosen(null)
    if (isOpened)
      void navigate({
        to: '.',
        search: (({ push_group: _, push_category: __, ...others }: Record<string, unknown>) =>
          others) as never,
        replace: true,
      })
  }
  return { pushed: chosen ?? (isOpened ? none : null), setPushed: setChosen, target, endPush }
}
