import { Anchor, Title } from '@mantine/core'
import { limits } from '@quartet/contract/limits.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '../../data/client.ts'
import { usePermissions } from '../../data/use-permissions.ts'
import { content } from '../../lists/content/content.ts'
import { ContentScreen } from '../../lists/content/content-screen.tsx'
import { NoAccess } from '../../lists/no-access.tsx'
import { RecordHistory } from '../../lists/record/record-history.tsx'
import { RecordLoading, RecordPage } from '../../lists/record/record-page.tsx'
import { CategoryTemplates } from './templates.tsx'

const categories = content('categories', {
  texts: {
    title: 'content.categories',
    view: 'content.categories_view',
    hint: 'content.categories_hint',
    add: 'content.categories_add',
  },
  access: 'access_topics',
  fields: [{ key: 'name', kind: 'text', label: 'content.name', max: limits.category.name }],
})

export const CategoriesScreen = () => (
  <ContentScreen content={categories} below={({ id }) => <TemplatesLink id={id} />} />
)

function TemplatesLink({ id }: { id: number }) {
  const { t } = useTranslation()
  return (
    <Anchor
      py={10}
      renderRoot={(props) => (
        <Link
          to="/task-categories/$id/{-$version_id}"
          params={{ id: String(id), version_id: undefined }}
          {...props}
        />
      )}
    >
      {t('content.templates')}
    </Anchor>
  )
}

/** The task templates of one category. */
export function CategoryScreen({ id }: { id: number }) {
  const { t } = useTranslation()
  const permissions = usePermissions()
  const query = useQuery(
    api.categories.show.queryOptions({
      input: { params: { id } },
      enabled: permissions?.has('access_topics') === true,
      meta: { quiet: true },
    }),
  )
  const title = t('content.categories')
  if (permissions && !permissions.has('access_topics')) return <NoAccess title={title} />
  if (!query.data) return <RecordLoading query={query} />
  const { name } = query.data.row
  return (
    <RecordPage back={{ to: '/task-categories', title }} name={name}>
      <Title order={1}>
        <bdi>{name}</bdi>
      </Title>
      <Title order={2}>{t('content.templates')}</Title>
      <CategoryTemplates category_id={id} />
      <RecordHistory entity="categories" id={id} />
    </RecordPage>
  )
}
