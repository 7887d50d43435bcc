import { teamStages } from '@quartet/domain/teams.ts'
import { z } from 'zod'
import { ListQuery } from '../list.ts'
import { Id, route, signedIn } from '../route.ts'

const TeamRow = z.object({
  id: z.number().int(),
  name: z.string(),
  status: z.enum(teamStages),
  leader: z
    .object({ id: z.number().int(), name: z.string() })
    .nullable()
    .describe('Null when the team has no leader, or one outside the scope of the caller.'),
  organization_name: z.string().nullable().describe('The institution of a leader who is shown.'),
  members: z.number().int().describe('Members and people who are still invited.'),
  accepted: z.number().int().describe('Those of them who have accepted.'),
  created_at: z.string().describe('ISO 8601.'),
})
TeamRow.register(z.globalRegistry, {
  id: 'TeamRow',
  description: 'A team as its administrators see it: never its statements or results.',
})
export type TeamRow = z.infer<typeof TeamRow>

const AllTeamsQuery = ListQuery.omit({ date_from: true, date_to: true }).extend({
  order_by: z.enum(['id', 'name', 'created_at']).default('id'),
  organization_id: Id.optional().describe('Only teams with somebody of this institution.'),
  status: z
    .enum(teamStages)
    .optional()
    .describe('Only teams at this stage; without it, `removed` says whether they are archived.'),
})
export type AllTeamsQuery = z.infer<typeof AllTeamsQuery>

/** The list of all teams, for administrators; part of `teams` in the contract. */
export const listAllTeams = route(
  'POST /teams',
  signedIn('access_users'),
  'The teams of the people in the scope of the caller',
)
  .input(z.object({ query: AllTeamsQuery }))
  .output(z.object({ list: z.array(TeamRow), count: z.number().int().describe('How many match.') }))
