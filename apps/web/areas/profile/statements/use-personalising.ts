import type { Pattern } from '@quartet/domain/patterns.ts'
import { useState } from 'react'
import type { Person } from '../read/person.ts'
import type { Writing } from './statement-form.tsx'
import type { LineActions } from './statement-line.tsx'
import { type Statement, useOwnStatements } from './use-own-statements.ts'
import { useTicks } from './use-ticks.ts'

/**
 * Everything to personalise a profile: ticking, writing, editing, deleting. The dialogs for text
 * and confirmations are in PersonalisingDialogs.
 */
export function usePersonalising(person: Person) {
  const ticks = useTicks(person)
  const { write, remove } = useOwnStatements(person)
  const [writing, setWriting] = useState<Writing | null>(null)
  const [deleting, setDeleting] = useState<Statement | null>(null)
  const actions: LineActions = {
    onTick: ({ id }, ticked) => ticks.tick(id, ticked),
    onEdit: setWriting,
    onDelete: setDeleting,
  }
  return {
    ...ticks,
    actions,
    add: (pattern: Pattern) =>
      setWriting({
        title: '',
        pattern,
        type: person.user_pattern_classification[pattern] ?? 'As Needed',
      }),
    dialogs: {
      ...{
        writing,
        deleting,
        write,
        remove,
        stopDeleting: () => setDeleting(null),
        stopWriting: () => setWriting(null),
      },
      /** Another statement may be open by then. */
      onWritten: (what: Writing) => setWriting((now) => (now === what ? null : now)),
    },
  }
}
export type Personalising = ReturnType<typeof usePersonalising>
