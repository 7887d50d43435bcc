import { useTranslation } from 'react-i18next'
import { ConfirmRemove } from '../../lists/record/confirm-remove.tsx'
import { RecordDialog } from '../../lists/record/record-dialog.tsx'
import { AdmissionDialog } from './admission-dialog.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import type { Person } from './person.ts'
import type { PersonDialogsState } from './use-person-actions.ts'
import { UserForm } from './user-form.tsx'

const nameOf = ({ name }: Person) => name

/** The dialogs that the actions of usePersonActions open. */
export function PersonDialogs({
  editing,
  decision,
  removal,
  onDone,
  stopEditing,
  stopDeciding,
}: PersonDialogsState) {
  const { t } = useTranslation()
  const dialog = { people: decision.people, onClose: stopDeciding, onDone }
  return (
    <>
      <RecordDialog
        editing={editing}
        addTitle={t('people.add')}
        nameOf={nameOf}
        form={(open) => <UserForm {...open} />}
        onClose={stopEditing}
      />
      <ConfirmRemove removal={removal} nameOf={nameOf} />
      {decision.what === 'erase' ? (
        <EraseDialog key={decision.times} {...dialog} />
      ) : (
        <AdmissionDialog
          key={decision.times}
          isRejection={decision.what === 'refuse'}
          {...dialog}
        />
      )}
    </>
  )
}
