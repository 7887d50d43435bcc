import type { ChangeKind } from '@quartet/domain/user-changes.ts'
import {
  IconArrowsExchange,
  IconBell,
  IconCategory,
  IconPlus,
  IconRestore,
  IconTrash,
  IconTrashX,
  IconX,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../data/client.ts'
import { useSession } from '../../data/session.ts'
import { useRemoval } from '../../lists/record/use-removal.ts'
import type { BulkAction, RowAction } from '../../lists/table/column.ts'
import { maxSelected } from '../../lists/table/paging.ts'
import { editAction, removalAction } from '../../lists/table/row-actions.ts'
import type { Person } from './person.ts'
import { useUndoErasure } from './use-undo-erasure.ts'

/** The people about whom a dialog asks; a new number starts it anew. */
type Decision = { what: 'erase' | 'admit' | 'refuse'; people: readonly Person[]; times: number }
const noDecision: Decision = { what: 'erase', people: [], times: 0 }

/**
 * What administrators can do with people, one or several: the actions, and the state of the dialogs
 * that they open (PersonDialogs).
 */
export function usePersonActions(
  mayEdit: boolean,
  onDone: () => void,
  change: (kind: ChangeKind, people: readonly Person[]) => void,
) {
  const { t } = useTranslation()
  const me = useSession()?.user_id
  const [editing, setEditing] = useState<Person | 'new' | null>(null)
  const [decision, setDecision] = useState(noDecision)
  const removal = useRemoval<Person>(client.people, onDone)
  const undoErasure = useUndoErasure(onDone)

  const decide = (what: Decision['what']) => ({
    key: what,
    label: t(`people.${what}`),
    icon: { admit: IconPlus, refuse: IconX, erase: IconTrashX }[what],
    max: maxSelected,
    go: (people: readonly Person[]) =>
      setDecision(({ times }) => ({ what, people, times: times + 1 })),
  })
  const keep = {
    key: 'keep',
    label: t('people.keep'),
    icon: IconRestore,
    max: maxSelected,
    go: (people: readonly Person[]) => undoErasure.mutate(people.map(({ id }) => id)),
  }
  type Action = Omit<RowAction, 'go'> & { go: (people: readonly Person[]) => void }
  const one = ({ go, ...action }: Action, person: Person): RowAction => ({
    ...action,
    go: () => go([person]),
  })
  const actionsOf = (person: Person): RowAction[] => {
    if (!mayEdit) return []
    const { removed, erasure, status } = person
    const isOrdered = erasure !== null && erasure.by !== 'contract'
    const isWaiting = status === 'awaiting_school'
    return [
      removed === 0 && editAction(t, () => setEditing(person)),
      !(removed === 1 && isOrdered) && removalAction(t, person, removal),
      isWaiting && one(decide('admit'), person),
      isWaiting && one(decide('refuse'), person),
      person.id !== me && !isOrdered && one(decide('erase'), person),
      erasure?.may_undo && one(keep, person),
    ].filter((action) => !!action)
  }
  const many = (kind: ChangeKind, label: string, icon: RowAction['icon']) => ({
    ...{ key: kind, label, icon, max: maxSelected },
    go: (people: readonly Person[]) => change(kind, people),
  })
  const bulkIn = (
    status: string | undefined,
    { removed, kinds }: { removed: 0 | 1; kinds: readonly ChangeKind[] },
  ): BulkAction<Person>[] => {
    if (!mayEdit) return []
    if (status === 'erasing') return [keep]
    if (status === 'awaiting_school') return [decide('admit'), decide('refuse')]
    return [
      ...(removed === 1
        ? [many('restore', t('table.restore'), IconRestore)]
        : [many('remove', t('table.delete'), IconTrash)]),
      ...(kinds.includes('add_to_category')
        ? [many('add_to_category', t('changes.add_to_category'), IconCategory)]
        : []),
      ...(kinds.includes('move') ? [many('move', t('changes.move'), IconArrowsExchange)] : []),
      ...(kinds.includes('remind') ? [many('remind', t('changes.remind'), IconBell)] : []),
      decide('erase'),
    ]
  }
  return {
    add: () => setEditing('new'),
    actionsOf,
    bulkIn,
    dialogs: {
      ...{ editing, decision, removal, onDone },
      stopEditing: () => setEditing(null),
      stopDeciding: () => setDecision((before) => ({ ...before, people: [] })),
    },
  }
}
export type PersonDialogsState = ReturnType<typeof usePersonActions>['dialogs']
