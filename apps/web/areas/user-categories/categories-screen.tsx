import { Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { usePermissions } from '../../data/use-permissions.ts'
import { NoAccess } from '../../lists/no-access.tsx'
import styles from '../../lists/screen.module.css'
import { CategoriesTable } from './categories-table.tsx'

/** The categories of people that the user manages. */
export function UserCategoriesScreen() {
  const { t } = useTranslation()
  const permissions = usePermissions()
  if (permissions && !permissions.has('manage_institutions'))
    return <NoAccess title={t('user_categories.title')} />
  return (
    <article className={styles.screen}>
      <Title order={1}>{t('user_categories.title')}</Title>
      <Text c="dimmed">{t('user_categories.text')}</Text>
      {permissions && <CategoriesTable />}
    </article>
  )
}
