import { Title } from '@mantine/core'
import { limits } from '@quartet/contract/limits.ts'
import { useTranslation } from 'react-i18next'
import { usePermissions } from '../../data/use-permissions.ts'
import { content } from '../../lists/content/content.ts'
import { ContentPage } from '../../lists/content/content-page.tsx'
import { ContentScreen } from '../../lists/content/content-screen.tsx'
import { CategoryTemplates } from './templates.tsx'

const categories = content('categories', {
  texts: {
    title: 'content.categories',
    view: 'content.categories_view',
    hint: 'content.categories_hint',
    add: 'content.categories_add',
  },
  access: 'access_topics',
  page: '/task-categories',
  fields: [{ key: 'name', kind: 'text', label: 'content.name', max: limits.category.name }],
})

export const CategoriesScreen = () => <ContentScreen content={categories} />

/** One category with its task templates. */
export function CategoryScreen({ id, versionId }: { id: number; versionId: number | undefined }) {
  const { t } = useTranslation()
  const mayRead = usePermissions()?.has('access_topics')
  return (
    <ContentPage content={categories} id={id} versionId={versionId} list="/task-categories">
      {mayRead && (
        <>
          <Title order={2}>{t('content.templates')}</Title>
          <CategoryTemplates category_id={id} />
        </>
      )}
    </ContentPage>
  )
}
