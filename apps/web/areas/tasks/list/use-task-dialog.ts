import type { Area } from '@quartet/domain/areas.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStillOpen } from '../../../data/use-still-open.ts'
import { showToast } from '../../../shell/toast.tsx'
import type { Task } from '../area-calls.ts'
import type { TaskDialogKind } from './task-dialog.tsx'
import { useAddressActions } from './use-address-actions.ts'

/**
 * The dialog to add and edit tasks; ?add in the address opens it. A new task opens its page, an
 * edited one stays in the list.
 */
export function useTaskDialog(area: Area, own: boolean) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { open } = useAddressActions(area)
  const { add } = useSearch({ strict: false }) as { add?: string }
  const [kind, setKind] = useState<TaskDialogKind | null>(null)
  const shown = kind ?? (own && add !== undefined ? ({ type: 1 } as const) : null)
  const isStillOpen = useStillOpen(shown && (shown.type === 1 ? 'new' : String(shown.task.id)))
  const close = () => {
    setKind(null)
    if (add !== undefined)
      void navigate({
        to: '.',
        search: (({ add: _gone, ...others }: { add?: string }) => others) as never,
        replace: true,
      })
  }
  const onSaved = (task: { id: number }) => {
    const isStill = isStillOpen()
    if (isStill) setKind(null)
    if (isStill && shown?.type === 1) return open(task)
    void showToast('success', t('tasks.saved'))
  }
  return {
    kind: shown,
    add: () => setKind({ type: 1 }),
    edit: (task: Task) => setKind({ type: 2, task }),
    close,
    onSaved,
  }
}
