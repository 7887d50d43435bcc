import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { institutionOptions } from '../../../components/institution-options.ts'
import { QueryError } from '../../../components/query-error.tsx'
import { RemoteSelect } from '../../../components/remote-select.tsx'
import { userCategoryOptions } from '../../../components/user-category-options.ts'
import { asFailure } from '../../../data/failure.ts'
import { shownNumber } from '../../../i18n/numbers.ts'
import { showFailure } from '../../../shell/error-dialog.tsx'
import { changeLabels } from './change-labels.ts'
import { useChangeCount } from './use-change-count.ts'
import type { ChangeDraft, Changes } from './use-changes.ts'

const actions = { ...changeLabels, remove: 'table.delete', restore: 'table.restore' } as const
/** What has to be chosen first. */
const targets = {
  ...{ remove: undefined, restore: undefined, remind: undefined },
  move: { options: institutionOptions, label: 'people.institution' },
  add_to_category: { options: userCategoryOptions, label: 'user_categories.one' },
} as const

type Props = { draft: ChangeDraft; changes: Changes; onClose: () => void; onBegun: () => void }

/** Says what a change of many people means and how many they are, before it begins. */
export function ChangeDialog({ draft, changes, onClose, onBegun }: Props) {
  const { t } = useTranslation()
  const [value, setValue] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [changedCount, setChangedCount] = useState<number>()
  const { query, ...listed } = useChangeCount(draft)
  const { kind, people } = draft
  const count = changedCount ?? listed.count
  const target = targets[kind]
  const fail = (error: unknown) => {
    const { name, body } = asFailure(error)
    if (name === 'row_changed' && typeof body.count === 'number') return setChangedCount(body.count)
    showFailure(error)
    onClose()
  }
  const confirm = () => {
    if (target && value === '') return setIsMissing(true)
    const succeed = () => {
      onBegun()
      onClose()
    }
    changes.begin.mutate(
      { kind, people, target: value, count },
      { onError: fail, onSuccess: succeed },
    )
  }
  const number = count === undefined ? '…' : shownNumber(count)
  return (
    <ConfirmDialog
      opened
      title={t(changeLabels[kind])}
      text={`${t('changes.count', { all: number })}. ${t(`changes.text_${kind}`)}`}
      action={query.error ? undefined : t(actions[kind])}
      cancel={t('table.cancel')}
      busy={changes.begin.isPending || count === undefined}
      harmless={kind !== 'remove'}
      onCancel={onClose}
      onConfirm={confirm}
      hasField={target !== undefined}
    >
      {query.error && <QueryError query={query} />}
      {changedCount !== undefined && (
        <NoteBox mood="warn" role="alert">
          {t('changes.count_changed', { all: shownNumber(changedCount) })}
        </NoteBox>
      )}
      {target && (
        <RemoteSelect
          options={target.options}
          label={t(target.label)}
          value={value}
          error={isMissing && value === '' ? t('field.required') : undefined}
          onChange={setValue}
        />
      )}
    </ConfirmDialog>
  )
}
