import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ReadingField } from '../../../components/decoding/reading-field.tsx'
import { useTextLanguage } from '../../../components/decoding/use-text-language.ts'
import { useWall } from '../../../components/decoding/use-wall.ts'
import { PatternLegend } from '../../../components/pattern-legend.tsx'
import { QueryError } from '../../../components/query-error.tsx'
import { usePageTitle } from '../../../shell/page-title.tsx'
import { TeamFitTable } from './team-fit-table.tsx'
import { TeamNeeds } from './team-needs.tsx'
import { NotSaved } from './team-not-saved.tsx'
import styles from './team-task.module.css'
import type { WholeTeamTask } from './team-task.ts'
import { TeamTaskHead } from './team-task-head.tsx'
import { useTeamDecoding } from './use-team-decoding.ts'
import { useTeamTask } from './use-team-task.ts'

export function OpenTeamTask({ saved }: { saved: WholeTeamTask }) {
  const { t } = useTranslation()
  const opened = useTeamTask(saved)
  const { task, change } = opened
  const textLanguage = useTextLanguage(task.description)
  const wall = useWall(task.area, undefined, task.language_id ?? textLanguage)
  const decoding = useTeamDecoding(task, wall.wall, change)
  usePageTitle(task.name, { to: `/tackling-project/${task.team_id}`, title: task.team_name })
  return (
    <div className={styles.screen}>
      <TeamTaskHead opened={opened} />
      <NotSaved opened={opened} />
      {wall.failed.error && !wall.wall && (
        <QueryError query={wall.failed} title={t('decode.no_wall')} />
      )}
      <section className={styles.part}>
        <Title order={2} size="h3">
          {t('team_tasks.text_title')}
        </Title>
        <PatternLegend counts={decoding.counts} />
        <ReadingField
          text={task.description}
          marks={decoding.marks}
          auto={decoding.auto}
          own={decoding.own}
          onChange={decoding.remark}
        />
      </section>
      <TeamNeeds task={task} decoding={decoding} />
      <TeamFitTable task={task} needed={decoding.partly} />
    </div>
  )
}
