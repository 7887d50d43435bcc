import { Text, Title } from '@mantine/core'
import type { FamilyProfileView } from '@quartet/contract/areas/families.ts'
import { useTranslation } from 'react-i18next'
import { TaskStatus } from '../../components/task-status.tsx'
import styles from './families.module.css'

/** Names and states of the tasks of a member, with their texts where the reader sees them. */
export function ProfileTasks({ person: { tasks } }: { person: FamilyProfileView }) {
  const { t } = useTranslation()
  return (
    <section className={styles.part}>
      <Title order={2} size="h3">
        {t('family.tasks')}
      </Title>
      {tasks.length === 0 && <Text>{t('family.nothing')}</Text>}
      <ul className={styles.list}>
        {tasks.map((task) => (
          <li key={task.id} className={styles.entry}>
            <div>
              <bdi className={styles.name}>{task.name}</bdi>
              {task.description && (
                <p className={styles.task} dir="auto">
                  {task.description}
                </p>
              )}
            </div>
            <TaskStatus status={task.status} />
          </li>
        ))}
      </ul>
    </section>
  )
}
