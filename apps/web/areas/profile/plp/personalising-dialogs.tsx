import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/dialog.tsx'
import { DeleteStatement } from '../statements/delete-statement.tsx'
import { StatementForm } from '../statements/statement-form.tsx'
import type { Statement } from '../statements/use-own-statements.ts'
import type { Personalising } from '../statements/use-personalising.ts'

/** The dialogs to write a statement and to confirm its deletion. */
export function PersonalisingDialogs(dialogs: Personalising['dialogs']) {
  const { t } = useTranslation()
  const { writing, deleting, write, remove, stopWriting, stopDeleting, onWritten } = dialogs
  const removeNow = (statement: Statement) => {
    remove.mutate(statement)
    stopDeleting()
  }
  return (
    <>
      <Dialog
        opened={writing !== null}
        onClose={stopWriting}
        title={t(writing?.id === undefined ? 'statement.add' : 'statement.edit')}
      >
        {writing && (
          <StatementForm
            writing={writing}
            write={write}
            onClose={stopWriting}
            onSaved={() => onWritten(writing)}
          />
        )}
      </Dialog>
      <Dialog opened={deleting !== null} onClose={stopDeleting} title={t('statement.sure')}>
        {deleting && (
          <DeleteStatement
            statement={deleting}
            onCancel={stopDeleting}
            onDelete={() => removeNow(deleting)}
          />
        )}
      </Dialog>
    </>
  )
}
