import { Anchor, Group, Title } from '@mantine/core'
import type { TeamMemberView, TeamView } from '@quartet/contract/areas/teams.ts'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { QueryError } from '../../../components/query-error.tsx'
import { usePermissions } from '../../../data/use-permissions.ts'
import { RecordHistory } from '../../../lists/record/record-history.tsx'
import { RecordLoading } from '../../../lists/record/record-page.tsx'
import { usePageTitle } from '../../../shell/page-title.tsx'
import { Closed } from '../build-team-frame.tsx'
import { TeamPicture } from '../picture/team-picture.tsx'
import { isGone, useMembers, useTeam } from '../team-queries.ts'
import { TeamStatus } from '../team-status.tsx'
import { pictured } from './pictured.ts'
import { StageNote } from './stage-note.tsx'
import { TeamActions } from './team-actions.tsx'
import styles from './team-page.module.css'
import { TeamParts } from './team-parts.tsx'
import { TeamStatement } from './team-statement.tsx'
import type { TeamTab } from './team-tab.ts'

/** One team; another member's step appears without a reload. */
export function TeamScreen({ id, tab }: { id: number; tab: TeamTab }) {
  const { t } = useTranslation()
  const permissions = usePermissions()
  const query = useTeam(id)
  if (permissions && !permissions.has('access_team')) return <Closed title={t('teams.title')} />
  if (!query.data || isGone(query)) return <RecordLoading query={query} />
  return <Loaded team={query.data.team} tab={tab} />
}

function Loaded({ team, tab }: { team: TeamView; tab: TeamTab }) {
  const { t } = useTranslation()
  usePageTitle(team.name, { to: '/new-theme/teams', title: t('teams.title') })
  const members = useMembers(team)
  return (
    <article className={styles.screen}>
      <header className={styles.head}>
        <Anchor
          className={styles.back}
          renderRoot={(props) => <Link to="/new-theme/teams" {...props} />}
        >
          <Icon of={IconArrowLeft} size={18} /> {t('teams.back')}
        </Anchor>
        <Group gap="sm">
          <Title order={1}>
            <bdi>{team.name}</bdi>
          </Title>
          <TeamStatus status={team.status} />
        </Group>
        <div className={styles.screenOnly}>
          <TeamActions team={team} members={members.data?.users ?? []} />
        </div>
      </header>
      <div className={styles.screenOnly}>
        <StageNote team={team} />
      </div>
      {members.error && !members.data && <QueryError query={members} />}
      {members.data && <Parts team={team} members={members.data.users} tab={tab} />}
      <div className={styles.screenOnly}>
        <RecordHistory entity="teams" id={team.id} />
      </div>
    </article>
  )
}

type PartsProps = { team: TeamView; members: readonly TeamMemberView[]; tab: TeamTab }

const Parts = ({ team, members, tab }: PartsProps) =>
  team.status === 'archived' ? null : (
    <>
      <TeamPicture people={pictured(members)} />
      <div className={styles.screenOnly}>
        <TeamStatement team={team} />
      </div>
      <div className={styles.screenOnly}>
        <TeamParts team={team} members={members} tab={tab} />
      </div>
    </>
  )
