import { Button, Text } from '@mantine/core'
import type { TeamMemberView, TeamView } from '@quartet/contract/areas/teams.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PlainTable } from '../../../components/plain-table.tsx'
import { useMe } from '../../../data/use-me.ts'
import { MemberStatus } from '../member-status.tsx'
import { ScoreCell } from '../picture/score-cell.tsx'
import { isInvited, nameOf } from '../team-queries.ts'
import { AddMembers } from './add-members.tsx'
import { hasEnded, MemberActions } from './member-actions.tsx'
import styles from './team-page.module.css'

type Props = { team: TeamView; members: readonly TeamMemberView[] }

/** Everybody but the invited: label, scores and, for the leader, removing and restoring. */
export function MembersTable({ team, members }: Props) {
  const { t } = useTranslation()
  const [adding, setAdding] = useState(false)
  const shown = members.filter((one) => !isInvited(one))
  const isLeader = team.role === 'leader'
  const isChild = useMe()?.age_group_id === 1
  return (
    <>
      {isLeader && !isChild && (
        <div>
          <Button variant="default" onClick={() => setAdding(true)}>
            {t('teams.add_members')}
          </Button>
          <AddMembers team={team} opened={adding} onClose={() => setAdding(false)} />
        </div>
      )}
      <PlainTable stacked>
        <thead>
          <tr>
            <th scope="col">{t('teams.name_column')}</th>
            <th scope="col">{t('teams.status')}</th>
            <th scope="col">{t('teams.label')}</th>
            {patterns.map((pattern) => (
              <th key={pattern} scope="col">
                <PatternMark pattern={pattern} size={24} title={t(`pattern.${pattern}`)} />
              </th>
            ))}
            <th scope="col">{t('teams.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((member) => (
            <Row key={member.place_id} {...{ team, member, isLeader }} />
          ))}
        </tbody>
      </PlainTable>
    </>
  )
}

type RowProps = { team: TeamView; member: TeamMemberView; isLeader: boolean }

function Row({ team, member, isLeader }: RowProps) {
  const { t } = useTranslation()
  return (
    <tr className={styles.member} data-gone={hasEnded(member) || undefined}>
      <th scope="row">
        <bdi>{nameOf(member)}</bdi>
        {member.is_leader && (
          <Text span c="dimmed" size="sm">
            {' '}
            {t('teams.leader')}
          </Text>
        )}
      </th>
      <td data-label={t('teams.status')}>
        <MemberStatus member={member} />
      </td>
      <td data-label={t('teams.label')}>
        {member.classification ? t(`label.${member.classification}`) : '–'}
      </td>
      {patterns.map((pattern) => {
        const score = member[pattern]
        return (
          <td key={pattern} data-label={t(`pattern.${pattern}`)}>
            {score === null ? '–' : <ScoreCell score={score} t={t} />}
          </td>
        )
      })}
      <td data-label={t('teams.actions')}>
        <MemberActions {...{ team, member, isLeader }} />
      </td>
    </tr>
  )
}
