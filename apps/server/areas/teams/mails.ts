import { tamedTitle } from '@quartet/domain/names.ts'
import { type Addressee, writeMail } from '../../mail/mail.ts'

type Started = { team: { id: number; name: string }; isLeader: boolean; url: string }

/** To a member of a team that has started. */
export const teamStartedMail = (to: Addressee, { team, isLeader, url }: Started) =>
  writeMail(isLeader ? 'team_started_leader' : 'team_started', to, {
    team: tamedTitle(team.name),
    url: `${url}/new-theme/teams/${team.id}`,
  })
