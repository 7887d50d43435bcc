import { stepOf, type TaskStep } from '@quartet/domain/task-steps.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { stepSearch } from './task-step-search.ts'
import type { Draft } from './use-task.ts'

/** The open step of a task, which is in the address, and a function to open another. */
export function useTaskStep({ status, chosen }: Draft) {
  const navigate = useNavigate()
  // what follows from the status stays open when the status changes meanwhile
  const [first] = useState(() => stepOf(status, chosen.length > 0))
  const search = useSearch({ strict: false })
  const { step = first } = stepSearch(search)
  const open = (next: TaskStep) => {
    if (next === step) return
    const withStep = (before: object) => ({ ...before, step: next })
    void navigate({ to: '.', search: withStep as never, resetScroll: false })
  }
  return { step, open }
}
