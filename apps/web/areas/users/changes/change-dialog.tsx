import type { TextKey } from '@quartet/content/texts/text.ts'
import type { ChangeKind } from '@quartet/domain/user-changes.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { institutionOptions } from '../../../components/institution-options.ts'
import { RemoteSelect } from '../../../components/remote-select.tsx'
import { shownNumber } from '../../../i18n/numbers.ts'
import { showFailure } from '../../../shell/error-dialog.tsx'
import type { Changes, ChosenPeople } from './use-changes.ts'

/** What is asked: the change, and whom it is about. A new number starts the dialog anew. */
export type Asked = { kind: ChangeKind; chosen: ChosenPeople; count: number; times: number }

const titles = {
  remove: 'changes.title_remove',
  restore: 'changes.title_restore',
  move: 'changes.move',
  remind: 'changes.remind',
} as const satisfies Record<ChangeKind, TextKey>
const actions = {
  ...{ remove: 'table.delete', restore: 'table.restore' },
  ...{ move: 'changes.move', remind: 'changes.remind' },
} as const satisfies Record<ChangeKind, TextKey>

type Props = { asked: Asked; changes: Changes; onClose: () => void; onBegun: () => void }

/** Says what a change of many people means and how many they are, before it begins. */
export function ChangeDialog({ asked, changes, onClose, onBegun }: Props) {
  const { t } = useTranslation()
  const [organization, setOrganization] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { kind, chosen, count } = asked
  const confirm = () => {
    if (kind === 'move' && organization === '') return setIsMissing(true)
    changes.begin.mutate(
      { kind, chosen, organization },
      {
        onError: showFailure,
        onSuccess: onBegun,
        onSettled: onClose,
      },
    )
  }
  return (
    <ConfirmDialog
      opened
      title={t(titles[kind])}
      text={`${t('changes.count', { all: shownNumber(count) })}. ${t(`changes.text_${kind}`)}`}
      action={t(actions[kind])}
      cancel={t('table.cancel')}
      busy={changes.begin.isPending}
      harmless={kind !== 'remove'}
      onCancel={onClose}
      onConfirm={confirm}
    >
      {kind === 'move' && (
        <RemoteSelect
          options={institutionOptions}
          label={t('people.institution')}
          value={organization}
          error={isMissing && organization === '' ? t('field.required') : undefined}
          onChange={setOrganization}
        />
      )}
    </ConfirmDialog>
  )
}
