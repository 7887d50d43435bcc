import { Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../data/client.ts'
import { RecordLoading, RecordPage } from '../../lists/record/record-page.tsx'
import { CategoryActions } from './category-actions.tsx'
import { CategoryPeople } from './category-people.tsx'
import { userCategoriesPath } from './user-category.ts'

/** One category of people: who is in it, and what can be done with them together. */
export function UserCategoryScreen({ id }: { id: number }) {
  const { t } = useTranslation()
  const query = useQuery(
    api.userCategories.show.queryOptions({
      input: { params: { category_id: id } },
      meta: { quiet: true },
    }),
  )
  if (!query.data) return <RecordLoading query={query} />
  const { category } = query.data
  return (
    <RecordPage
      back={{ to: userCategoriesPath, title: t('user_categories.title') }}
      name={category.name}
    >
      <Title order={1}>
        <bdi>{category.name}</bdi>
      </Title>
      <Text c="dimmed">
        <bdi>{category.organization_name ?? t('user_categories.everywhere')}</bdi>
      </Text>
      <CategoryActions category={category} />
      <CategoryPeople category={category} />
    </RecordPage>
  )
}
