import { limits } from '@quartet/contract/limits.ts'
import { useTranslation } from 'react-i18next'
import { client } from '../../data/client.ts'
import { NameDialog } from '../../lists/record/name-dialog.tsx'
import { showToast } from '../../shell/toast.tsx'
import type { Family } from './family.ts'

type Props = { family: Family; opened: boolean; onClose: () => void }

export function RenameDialog({ family: { id, name }, ...dialog }: Props) {
  const { t } = useTranslation()
  return (
    <NameDialog
      {...dialog}
      title={t('family.rename')}
      name={name}
      label={t('family.name')}
      maxLength={limits.team.name}
      action={t('content.save')}
      save={(typed) => client.families.update({ params: { family_id: id }, body: { name: typed } })}
      onSaved={() => void showToast('success', t('content.saved'))}
    />
  )
}
