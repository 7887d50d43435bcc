import { Anchor } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { Icon } from '../../components/icon.tsx'
import type { Resource, ResourceRow } from '../../lists/resource-screen/resource.ts'
import styles from '../../lists/resource-screen/resource-screen.module.css'
import { ResourceScreen } from '../../lists/resource-screen/resource-screen.tsx'
import { useMissing } from '../../lists/resource-screen/use-missing.ts'
import { useRow } from '../../lists/resource-screen/use-resource.ts'
import { templatesOn } from './templates.ts'

type Props<Topic extends ResourceRow> = { topics: Resource<Topic>; id: number }

/** The task templates of one topic, of any category. */
export function TopicTasksScreen<Topic extends ResourceRow>({ topics, id }: Props<Topic>) {
  const templates = useMemo(() => templatesOn(id), [id])
  return (
    <ResourceScreen resource={templates}>
      <BackToTopic topics={topics} id={id} />
    </ResourceScreen>
  )
}

function BackToTopic<Topic extends ResourceRow>({ topics, id }: Props<Topic>) {
  const { data, error } = useRow(topics, id)
  useMissing(error)
  const row = data?.row
  return (
    <Anchor
      className={styles.back}
      renderRoot={(props) => (
        <Link to={row ? (topics.pageOf?.(row) ?? '/topics') : '/topics'} {...props} />
      )}
    >
      <Icon of={IconArrowLeft} size={18} /> {row && topics.nameOf(row)}
    </Anchor>
  )
}
