import { Title } from '@mantine/core'
import type { Needed } from '@quartet/domain/demand.ts'
import { fitOf } from '@quartet/domain/fit.ts'
import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import { BandMark } from '@quartet/ui/band-mark.tsx'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { useTranslation } from 'react-i18next'
import { patternName } from '../../../components/decoding/pattern-words.ts'
import { PlainTable } from '../../../components/plain-table.tsx'
import { useSession } from '../../../data/session.ts'
import { useMe } from '../../../data/use-me.ts'
import styles from './team-task.module.css'
import type { Teammate, WholeTeamTask } from './team-task.ts'

type Props = { task: WholeTeamTask; needed: Partial<Needed> }

/** What the task means for each member, from the degrees that they share (method 3.5). */
export function TeamFitTable({ task, needed }: Props) {
  const { t } = useTranslation()
  return (
    <section className={styles.part}>
      <Title order={2} size="h3">
        {t('team_tasks.members_title')}
      </Title>
      <PlainTable stacked>
        <thead>
          <tr>
            <th scope="col">{t('team_tasks.member')}</th>
            {patterns.map((pattern) => (
              <th key={pattern} scope="col">
                <span className={styles.pattern}>
                  <PatternMark pattern={pattern} size={20} />
                  {patternName(pattern)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {task.members.map((member) => (
            <MemberRow key={member.id} member={member} needed={needed} />
          ))}
        </tbody>
      </PlainTable>
    </section>
  )
}

function MemberRow({ member, needed }: { member: Teammate; needed: Partial<Needed> }) {
  const { t } = useTranslation()
  const isOwn = useSession()?.user_id === member.id
  const { bands } = member
  return (
    <tr>
      <th scope="row">{isOwn ? t('team_tasks.you') : <bdi>{member.name}</bdi>}</th>
      {bands ? (
        patterns.map((pattern) => (
          <Fit key={pattern} pattern={pattern} band={bands[pattern]} needed={needed[pattern]} />
        ))
      ) : (
        <td colSpan={patterns.length} data-label={t('tasks.scores')}>
          {t('team_tasks.no_inventory')}
        </td>
      )}
    </tr>
  )
}

type FitProps = {
  pattern: Pattern
  band: NonNullable<Teammate['bands']>[Pattern]
  needed: Needed[Pattern] | undefined
}

/** The action in a word, in plainer ones for children, and the degree that it comes from. */
function Fit({ pattern, band, needed }: FitProps) {
  const { t } = useTranslation()
  const isChild = useMe()?.age_group_id === 1
  const action = needed && fitOf(needed, band)
  return (
    <td data-label={patternName(pattern)}>
      <span className={styles.fit}>
        <BandMark band={band} title={t(`band.${band}`)} />
        {action
          ? t(isChild ? `decode.child_${action}` : `decode.action_${action}`)
          : t('decode.not_judged')}
      </span>
    </td>
  )
}
