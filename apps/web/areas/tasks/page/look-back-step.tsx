import { Button } from '@mantine/core'
import { drillStepsOf } from '@quartet/domain/task-steps.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pathOf } from '../area-calls.ts'
import { DrillSteps } from './drill.tsx'
import styles from './task-screen.module.css'
import type { TaskState } from './use-task.ts'
import { WorkedQuestion } from './worked-question.tsx'

/** How it went, and which strategies worked. */
export function LookBackStep({ opened }: { opened: TaskState }) {
  const { t } = useTranslation()
  const list = pathOf[opened.task.area]
  return (
    <>
      <DrillSteps steps={drillStepsOf.look_back} opened={opened} />
      <WorkedQuestion opened={opened} />
      <div className={styles.next}>
        <Button size="lg" renderRoot={(props) => <Link to={list as '/'} {...props} />}>
          {t('decode.finish')}
        </Button>
      </div>
    </>
  )
}
