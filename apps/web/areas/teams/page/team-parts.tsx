import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import type { TeamMemberView, TeamView } from '@quartet/contract/areas/teams.ts'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { shownNumber } from '../../../i18n/numbers.ts'
import { isInvited } from '../team-queries.ts'
import { InvitedMembers } from './invited-members.tsx'
import { MemberStatements } from './member-statements.tsx'
import { MembersTable } from './members-table.tsx'
import { PatternStatements } from './pattern-statements.tsx'
import styles from './team-page.module.css'
import { searchOfTab, type TeamTab, teamTabs } from './team-tab.ts'

type Props = { team: TeamView; members: readonly TeamMemberView[]; tab: TeamTab }

/** What is known about the members; the chosen tab is in the address. */
export function TeamParts({ team, members, tab }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const open = (next: string | null) =>
    void navigate({
      to: '/new-theme/teams/$id',
      params: { id: String(team.id) },
      search: searchOfTab(teamTabs.find((one) => one === next) ?? 'members'),
      resetScroll: false,
    })
  const invited = members.filter(isInvited)
  return (
    <Tabs value={tab} onChange={open} keepMounted={false}>
      <Tabs.List className={styles.tabs}>
        {teamTabs.map((one) => (
          <Tabs.Tab key={one} value={one}>
            {t(`teams.tab_${one}`)}
            {one === 'invited' && invited.length > 0 && ` (${shownNumber(invited.length)})`}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tab !== 'statements' && (
        <Tabs.Panel value={tab} className={styles.panel}>
          {tab === 'members' && <MembersTable team={team} members={members} />}
          {tab === 'invited' && <InvitedMembers team={team} invited={invited} />}
          {(tab === 'bring' || tab === 'need') && <PatternStatements team={team} kind={tab} />}
        </Tabs.Panel>
      )}
      {/* keeps what was typed while another tab is open */}
      <Tabs.Panel value="statements" keepMounted className={styles.panel}>
        <MemberStatements team={team} members={members} />
      </Tabs.Panel>
    </Tabs>
  )
}
