import { Anchor, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TaskStatus } from '../../../components/task-status.tsx'
import { pathOf } from '../area-calls.ts'
import { DueDate } from './due-date.tsx'
import { SavingLine } from './saving-status.tsx'
import { MoreDetails } from './task-details.tsx'
import styles from './task-screen.module.css'
import type { TaskState } from './use-task.ts'

/** The task, its status, when it is due, and whether everything is saved. */
export function TaskHead({ opened }: { opened: TaskState }) {
  const { t } = useTranslation()
  const { task, state } = opened
  return (
    <header className={styles.head}>
      <Anchor renderRoot={(props) => <Link to={pathOf[task.area] as '/'} {...props} />}>
        {t(`decode.back_${task.area}`)}
      </Anchor>
      <Title order={1} size="h2">
        <bdi>{task.name}</bdi>
      </Title>
      <p className={styles.facts}>
        <TaskStatus status={task.status} />
        <span>{task.topic_name}</span>
        {task.pushed_by && <span>{t('decode.pushed_by', { name: task.pushed_by.name })}</span>}
        {task.may_edit && <SavingLine condition={state.condition} />}
      </p>
      <DueDate opened={opened} />
      <MoreDetails opened={opened} />
    </header>
  )
}
