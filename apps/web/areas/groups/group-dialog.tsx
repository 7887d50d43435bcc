import { groupBounds } from '@quartet/domain/groups.ts'
import { useTranslation } from 'react-i18next'
import { client } from '../../data/client.ts'
import { NameDialog } from '../../lists/record/name-dialog.tsx'
import { showToast } from '../../shell/toast.tsx'

type Edited = { id: number; name: string }
type Props = {
  /** Closed with null. */
  editing: Edited | 'new' | null
  onClose: () => void
  onAdded?: (id: number) => void
}

/** Makes a group, or renames one. */
export function GroupDialog({ editing, onClose, onAdded }: Props) {
  const { t } = useTranslation()
  const edited = editing === 'new' ? null : editing
  return (
    <NameDialog
      opened={editing !== null}
      onClose={onClose}
      title={t(edited ? 'groups.rename' : 'groups.add')}
      name={edited?.name ?? ''}
      label={t('content.name')}
      hint={edited ? undefined : t('groups.name_hint')}
      maxLength={groupBounds.name}
      action={t(edited ? 'content.save' : 'groups.add')}
      save={(name) =>
        edited
          ? client.groups.update({ params: { group_id: edited.id }, body: { name } })
          : client.groups.add({ body: { name } })
      }
      onSaved={({ group }) => {
        if (edited) void showToast('success', t('content.saved'))
        else onAdded?.(group.id)
      }}
      atField={{ groups_full: 'name' }}
    />
  )
}
