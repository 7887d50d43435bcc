import { Anchor, Title } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { api } from '../../data/client.ts'
import { usePermissions } from '../../data/use-permissions.ts'
import { NoAccess } from '../../lists/no-access.tsx'
import { useMissing } from '../../lists/record/use-missing.ts'
import styles from '../../lists/screen.module.css'
import { TopicTemplates } from './templates.tsx'

/** The task templates of one topic, of any category. */
export function TopicTemplatesScreen({ id }: { id: number }) {
  const { t } = useTranslation()
  const permissions = usePermissions()
  const mayRead = permissions?.has('access_topics') === true
  const { data, error } = useQuery(
    api.topics.show.queryOptions({
      input: { params: { id } },
      enabled: mayRead,
      meta: { quiet: true },
    }),
  )
  useMissing(error)
  const title = t('content.topic_tasks')
  if (permissions && !mayRead) return <NoAccess title={title} />
  return (
    <article className={styles.screen}>
      <Title order={1}>{title}</Title>
      {mayRead && (
        <>
          <Anchor
            className={styles.back}
            renderRoot={(props) => (
              <Link to={data ? `/topic/${data.row.id}` : '/topics'} {...props} />
            )}
          >
            <Icon of={IconArrowLeft} size={18} /> {data?.row.name}
          </Anchor>
          <TopicTemplates topic_id={id} />
        </>
      )}
    </article>
  )
}
