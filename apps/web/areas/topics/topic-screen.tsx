import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { RowScreen } from '../../lists/resource-screen/row-screen.tsx'
import { topics } from './topics.ts'

/** One topic, or one of its language versions. */
export function TopicScreen({ id, versionId }: { id: number; versionId: number | undefined }) {
  const { t } = useTranslation()
  return (
    <RowScreen resource={topics} id={id} versionId={versionId} list="/topics">
      {versionId === undefined && (
        <Anchor
          py={10}
          renderRoot={(props) => (
            <Link to="/topics/$id/topics-tasks" params={{ id: String(id) }} {...props} />
          )}
        >
          {t('content.topic_tasks')}
        </Anchor>
      )}
    </RowScreen>
  )
}
