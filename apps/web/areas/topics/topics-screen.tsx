import { Anchor } from '@mantine/core'
import { limits } from '@quartet/contract/limits.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { areaChoices } from '../../lists/content/choices.ts'
import { content } from '../../lists/content/content.ts'
import { ContentScreen } from '../../lists/content/content-screen.tsx'

const topics = content('topics', {
  texts: {
    title: 'content.topics',
    view: 'content.topics_view',
    hint: 'content.topics_hint',
    add: 'content.topics_add',
  },
  access: 'access_topics',
  sharesValues: true,
  sheets: ['rows'],
  order: ['area'],
  fields: [
    { key: 'name', kind: 'text', label: 'content.name', max: limits.topic.name },
    {
      key: 'area',
      kind: 'choice',
      label: 'content.area',
      options: areaChoices,
      filter: true,
      bulk: true,
    },
  ],
})

export const TopicsScreen = () => (
  <ContentScreen content={topics} below={({ id }) => <TemplatesLink id={id} />} />
)

function TemplatesLink({ id }: { id: number }) {
  const { t } = useTranslation()
  return (
    <Anchor
      py={10}
      renderRoot={(props) => (
        <Link to="/topics/$id/topics-tasks" params={{ id: String(id) }} {...props} />
      )}
    >
      {t('content.topic_tasks')}
    </Anchor>
  )
}
