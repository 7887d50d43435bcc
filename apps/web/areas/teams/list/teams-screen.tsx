import { Anchor, Button, Group, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../../data/use-me.ts'
import { usePermissions } from '../../../data/use-permissions.ts'
import { TeamList } from './team-list.tsx'
import styles from './teams.module.css'
import { TeamsToLeave } from './teams-to-leave.tsx'

/** The teams of the user and the invitations to others; or the archived teams that they led. */
export function TeamsScreen({ archived }: { archived: boolean }) {
  const { t } = useTranslation()
  const permissions = usePermissions()
  const me = useMe()
  const mayBuild = me !== undefined && me.age_group_id !== 1
  if (permissions && !permissions.has('access_team')) return <TeamsToLeave />
  return (
    <div className={styles.screen}>
      <Group justify="space-between">
        <Title order={1}>{t(archived ? 'teams.archive_title' : 'teams.title')}</Title>
        {mayBuild && (
          <Button renderRoot={(props) => <Link to="/new-theme/build-team/step-2" {...props} />}>
            {t('teams.new')}
          </Button>
        )}
      </Group>
      <TeamList archived={archived} />
      {!archived && mayBuild && (
        <div>
          <Anchor renderRoot={(props) => <Link to="/new-theme/build-team" {...props} />}>
            {t('teams.steps')}
          </Anchor>
        </div>
      )}
      <div>
        <Anchor
          renderRoot={(props) => (
            <Link to="/new-theme/teams" search={archived ? {} : { archived: true }} {...props} />
          )}
        >
          {t(archived ? 'teams.show_current' : 'teams.show_archived')}
        </Anchor>
      </div>
    </div>
  )
}
