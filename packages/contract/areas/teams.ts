import { classifications } from '@quartet/domain/classification.ts'
import { isEmail } from '@quartet/domain/email.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import {
  memberStatementLength,
  memberStatuses,
  statementKinds,
  teamSize,
  teamStages,
} from '@quartet/domain/teams.ts'
import { z } from 'zod'
import { nameText, text } from '../fields.ts'
import { limits } from '../limits.ts'
import { ListQuery } from '../list.ts'
import { Id, Nothing, route, signedIn, Workbook } from '../route.ts'
import { listAllTeams } from './teams-administration.ts'

const TeamSummary = z.object({
  id: z.number().int(),
  name: z.string(),
  status: z.enum(teamStages),
  role: z.enum(['leader', 'member', 'invited']).describe('What the caller is in the team.'),
  leader_name: z.string().describe('Empty when the account of the leader no longer exists.'),
  members: z.number().int().describe('Members and people who are still invited.'),
  ready: z.number().int().describe('Those of them who are ready.'),
  progress: z.number().int().describe('From 0 to 100.'),
  created_at: z.string().describe('ISO 8601.'),
})
TeamSummary.register(z.globalRegistry, { id: 'TeamSummary' })
export type TeamSummary = z.infer<typeof TeamSummary>

const Team = TeamSummary.extend({
  leader_id: z.number().int().nullable(),
  team_description: z.string().describe('The team statement; empty until the leader writes it.'),
  invited: z.number().int().describe('People who have not answered yet.'),
  may_start: z.boolean().describe('Whether the leader may start with those who are ready.'),
  most: z.number().int().describe('The most people that this caller may have in the team.'),
  my_statement: z.string().describe('How the caller will work with this team.'),
  changed_at: z.string().describe('ISO 8601.'),
})
Team.register(z.globalRegistry, { id: 'Team' })
export type TeamView = z.infer<typeof Team>

const Score = z.number().int().nullable()
const TeamMember = z.object({
  place_id: z.number().int().describe('The id of the place in the team.'),
  id: z.number().int().nullable().describe('The id of the person; null for an invited address.'),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().describe('An invited address, for the leader; otherwise empty.'),
  status: z
    .enum(['ready', ...memberStatuses])
    .describe('`ready`: accepted, with an inventory and statements.'),
  is_leader: z.boolean(),
  missing: z
    .array(z.enum(['inventory', 'statements']))
    .describe('What somebody who has accepted still has to do.'),
  classification: z.enum(classifications).nullable(),
  sequence: Score,
  precision: Score,
  technical_reasoning: Score,
  confluence: Score,
  statement: z.string().describe('How this member will work with the team.'),
})
TeamMember.register(z.globalRegistry, {
  id: 'TeamMember',
  description: 'Scores and statements are there for members who have accepted.',
})
export type TeamMemberView = z.infer<typeof TeamMember>

const UserStatements = z.object({
  id: z.number().int(),
  name: z.string(),
  user_statements: z
    .record(
      z.enum(patterns),
      z.array(z.object({ kind: z.enum(statementKinds), statement: z.string() })),
    )
    .describe('What the member brings to a team and needs from one, by pattern.'),
})
UserStatements.register(z.globalRegistry, { id: 'MemberStatements' })
export type MemberStatementsView = z.infer<typeof UserStatements>

const TeamsQuery = ListQuery.pick({
  limit: true,
  offset: true,
  search_text: true,
  removed: true,
})
export type TeamListQuery = z.infer<typeof TeamsQuery>

const Users = z.array(Id).max(teamSize.mostOfStaff).default([]).describe('Ids of people.')
const Emails = z
  .array(text(limits.email, 'email_missing').refine(isEmail, { error: 'email_wrong' }))
  .max(teamSize.mostOfStaff)
  .default([])
  .describe('Addresses of people to invite by mail.')
const name = nameText(limits.team.name, 'required')
const TeamStatement = text(limits.team.statement, 'required')
const NewTeam = z.strictObject({
  name,
  users: Users,
  emails: Emails,
  team_description: TeamStatement.optional().describe('A first draft of the team statement.'),
})
export type NewTeam = z.infer<typeof NewTeam>
const TeamChanges = z.strictObject({
  name: name.optional(),
  team_description: TeamStatement.nullable()
    .optional()
    .describe('The team statement, which completes the team; null clears it.'),
  leader_id: Id.optional().describe('A member who has accepted and becomes the leader.'),
  start: z.literal(true).optional().describe('Start with those who are ready.'),
  removed: z.literal(0).optional().describe('Restores an archived team.'),
})
export type TeamChanges = z.infer<typeof TeamChanges>

const teamParams = z.object({ team_id: Id })
const memberParams = z.object({ team_id: Id, member_id: Id })
const addErrors = [
  'team_too_small',
  'team_too_large',
  'team_people_unknown',
  'team_contacts_many',
  'team_minors',
  'invite_adults',
  'invite_unverified',
  'invite_full',
  'mail_paused',
] as const
const access = () => signedIn('access_team')

/** Without the permission too: leaving a team withdraws a consent, which an ended access allows. */
const list = route(
  'POST /users/teams',
  signedIn(),
  'The teams of the caller, newest first, and those that invite them',
)
  .input(z.object({ query: TeamsQuery }))
  .output(
    z.object({
      teams: z.array(TeamSummary),
      count: z.number().int().describe('How many match.'),
    }),
  )
const create = (
  where: 'POST /teams/add/team' | 'POST /teams/build/team' | 'PUT /teams/save',
  summary: string,
) =>
  route(where, access(), summary, { errors: [...addErrors] })
    .input(z.object({ body: NewTeam }))
    .output(z.object({ team: z.object({ id: z.number().int() }) }))
const update = (where: 'PUT /teams/update/{team_id}' | 'PUT /teams/save/{team_id}') =>
  route(
    where,
    access(),
    'Change the name or the statement of a team, hand it over, start it or restore it, as its leader',
    { errors: ['not_found', 'team_changed', 'team_not_ready'] },
  )
    .input(z.object({ params: teamParams, body: TeamChanges }))
    .output(Nothing)

const Statement = z.strictObject({
  statement: text(memberStatementLength.max, 'required').refine(
    (value) => value.length >= memberStatementLength.min,
    { error: 'statement_short' },
  ),
})

export const teams = {
  list,
  listAll: listAllTeams,
  show: route('GET /teams/show/{team_id}', access(), 'A team of which the caller is a member', {
    errors: ['not_found'],
  })
    .input(z.object({ params: teamParams }))
    .output(z.object({ team: Team })),
  members: route(
    'POST /teams/myteams/members/{team_id}',
    access(),
    'The members of a team; the leader also sees addresses and those who left',
    { errors: ['not_found'] },
  )
    .input(
      z.object({
        params: teamParams,
        query: ListQuery.pick({ limit: true, offset: true, search_text: true }),
      }),
    )
    .output(
      z.object({
        users: z.array(TeamMember),
        count: z.number().int().describe('How many match.'),
      }),
    ),
  memberStatements: route(
    'POST /teams/statements/{team_id}',
    access(),
    'What the members who have accepted bring to a team and need from one',
    { errors: ['not_found'] },
  )
    .input(z.object({ params: teamParams }))
    .output(z.object({ users: z.array(UserStatements) })),
  exportStatements: route(
    'POST /teams/statements/export/{team_id}',
    access(),
    'Export what the members bring to a team and need from one as .xlsx, as its leader',
    { errors: ['not_found'] },
  )
    .input(z.object({ params: teamParams }))
    .output(Workbook),
  add: create('POST /teams/add/team', 'Create a team and invite its members'),
  build: create(
    'POST /teams/build/team',
    'Create a team in the steps of team building; as `/teams/add/team`',
  ),
  save: create('PUT /teams/save', 'Create a team; as `/teams/add/team`'),
  update: update('PUT /teams/update/{team_id}'),
  saveOne: update('PUT /teams/save/{team_id}'),
  archive: route('DELETE /teams/delete/{team_id}', access(), 'Archive a team, as its leader', {
    errors: ['not_found'],
  })
    .input(z.object({ params: teamParams }))
    .output(Nothing),
  join: route(
    'POST /users/join/team',
    access(),
    'Accept an invitation to a team and share the own scores with it',
    { errors: ['not_found', 'team_changed', 'team_unverified'] },
  )
    .input(
      z.object({
        body: z.strictObject({
          team_id: Id,
          share_scores: z
            .literal(true, { error: 'required' })
            .describe('The consent: members of a team see the scores of each other.'),
        }),
      }),
    )
    .output(Nothing),
  removeMember: route(
    'DELETE /users/remove/team/member/{team_id}/{member_id}',
    signedIn(),
    'Remove a person from a team as its leader, or leave it, or decline its invitation',
    {
      errors: ['not_found', 'team_leader_alone'],
      description:
        '`member_id` is the id of the person. A leader who leaves hands the team over to who has been in it longest.',
    },
  )
    .input(z.object({ params: memberParams }))
    .output(Nothing),
  restoreMember: route(
    'DELETE /users/retrive/team/member/{team_id}/{member_id}',
    access(),
    'Restore a person who was removed from a team, as its leader',
    { errors: ['not_found', 'team_minors', 'team_too_large'] },
  )
    .input(z.object({ params: memberParams }))
    .output(Nothing),
  invite: route(
    'POST /users/invite/team/member/{team_id}',
    access(),
    'Invite people and addresses into a team, or again, as its leader',
    { errors: ['not_found', 'team_changed', ...addErrors] },
  )
    .input(
      z.object({
        params: teamParams,
        body: z
          .strictObject({ users: Users, emails: Emails })
          .refine(({ users, emails }) => users.length + emails.length > 0, { error: 'required' }),
      }),
    )
    .output(Nothing),
  withdraw: route(
    'DELETE /users/remove/invited/member/{team_id}',
    access(),
    'Withdraw an invitation that nobody has answered, as the leader',
    { errors: ['not_found'] },
  )
    .input(z.object({ params: teamParams, query: z.object({ place_id: Id }) }))
    .output(Nothing),
  saveStatement: route(
    'POST /users/save/team/pattern/statements',
    access(),
    'Save how the caller will work with a team',
    { errors: ['not_found'] },
  )
    .input(z.object({ body: Statement.extend({ team_id: Id }) }))
    .output(Nothing),
  saveStatementOf: route(
    'POST /users/save/team/pattern/statements/{team_id}',
    access(),
    'Save how the caller will work with this team',
    { errors: ['not_found'] },
  )
    .input(z.object({ params: teamParams, body: Statement }))
    .output(Nothing),
  saveOwnStatement: route(
    'POST /users/save/team/pattern/statements/{user_id}/{team_id}',
    access(),
    'Save how the caller, whose id is in the path, will work with this team',
    { errors: ['not_found'] },
  )
    .input(z.object({ params: z.object({ user_id: Id, team_id: Id }), body: Statement }))
    .output(Nothing),
}
