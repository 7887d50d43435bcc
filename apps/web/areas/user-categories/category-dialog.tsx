import { userCategoryBounds } from '@quartet/domain/user-categories.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { institutionOptions } from '../../components/institution-options.ts'
import { RemoteSelect } from '../../components/remote-select.tsx'
import { client } from '../../data/client.ts'
import { NameDialog } from '../../lists/record/name-dialog.tsx'
import { showToast } from '../../shell/toast.tsx'

type Edited = { id: number; name: string }
type Props = {
  /** Closed with null. */
  editing: Edited | 'new' | null
  /** Whether a new one can be of any institution. */
  isEverywhere?: boolean
  onClose: () => void
  onAdded?: (id: number) => void
}

/** Makes a category of people, or renames one. */
export function CategoryDialog({ editing, isEverywhere = false, onClose, onAdded }: Props) {
  const { t } = useTranslation()
  const edited = editing === 'new' ? null : editing
  const [institution, setInstitution] = useState('')
  const organization = institution === '' ? {} : { organization_id: Number(institution) }
  return (
    <NameDialog
      opened={editing !== null}
      onClose={onClose}
      title={t(edited ? 'groups.rename' : 'user_categories.add')}
      name={edited?.name ?? ''}
      label={t('content.name')}
      hint={edited ? undefined : t('user_categories.name_hint')}
      maxLength={userCategoryBounds.name}
      action={t(edited ? 'content.save' : 'user_categories.add')}
      save={(name) =>
        edited
          ? client.userCategories.edit({ params: { category_id: edited.id }, body: { name } })
          : client.userCategories.add({ body: { name, ...organization } })
      }
      onSaved={({ category }) => {
        if (edited) void showToast('success', t('content.saved'))
        else onAdded?.(category.id)
      }}
      atField={{ categories_full: 'name' }}
    >
      {!edited && isEverywhere && (
        <RemoteSelect
          options={institutionOptions}
          label={t('people.institution')}
          description={t('user_categories.institution_hint')}
          value={institution}
          onChange={setInstitution}
        />
      )}
    </NameDialog>
  )
}
