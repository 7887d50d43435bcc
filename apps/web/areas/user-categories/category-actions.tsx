import { Button } from '@mantine/core'
import { IconPencil, IconSend, IconTrash, IconUsers } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { usePermissions } from '../../data/use-permissions.ts'
import { ConfirmRemove } from '../../lists/record/confirm-remove.tsx'
import styles from './categories.module.css'
import { CategoryDialog } from './category-dialog.tsx'
import { useCategoryRemoval } from './use-category-removal.ts'
import { type UserCategory, userCategoriesPath } from './user-category.ts'

/** What can be done with a whole category. */
export function CategoryActions({ category }: { category: UserCategory }) {
  const { t } = useTranslation()
  const permissions = usePermissions()
  const { id, may_edit, people } = category
  return (
    <div className={styles.head}>
      {permissions?.has('add_tasks') && (
        <Button
          variant={people ? 'filled' : 'default'}
          leftSection={<Icon of={IconSend} />}
          renderRoot={(props) => (
            <Link to="/new-theme/tasks" search={{ push_category: id } as never} {...props} />
          )}
        >
          {t('tasks.push_title')}
        </Button>
      )}
      {permissions?.has('access_users') && (
        <Button
          variant="default"
          leftSection={<Icon of={IconUsers} />}
          renderRoot={(props) => (
            <Link to="/users" search={{ category: String(id) } as never} {...props} />
          )}
        >
          {t('user_categories.in_users')}
        </Button>
      )}
      {may_edit && <EditButtons category={category} />}
    </div>
  )
}

function EditButtons({ category }: { category: UserCategory }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isEditing, setIsEditing] = useState(false)
  const removal = useCategoryRemoval(() => void navigate({ to: userCategoriesPath }))
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon of={IconPencil} />}
        onClick={() => setIsEditing(true)}
      >
        {t('groups.rename')}
      </Button>
      <Button
        variant="default"
        leftSection={<Icon of={IconTrash} />}
        onClick={() => removal.ask([category])}
      >
        {t('table.delete')}
      </Button>
      <CategoryDialog editing={isEditing ? category : null} onClose={() => setIsEditing(false)} />
      <ConfirmRemove removal={removal} nameOf={({ name }) => name} note={t('groups.remove_note')} />
    </>
  )
}
