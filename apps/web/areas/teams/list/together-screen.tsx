import { BuildTeamFrame } from '../build-team-frame.tsx'
import { TeamList } from './team-list.tsx'

/** The third step of building a team: the own teams, who has accepted, and invitations to others. */
export const TogetherScreen = () => (
  <BuildTeamFrame step={3}>
    <TeamList archived={false} leadsTo="step" />
  </BuildTeamFrame>
)
