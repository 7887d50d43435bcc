import { setTimeout as wait } from 'node:timers/promises'
import type { NewTeam, TeamChanges } from '@quartet/contract/areas/teams.ts'
import { notFound, unwrap } from '../../api-error.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { api, type Context, getCaller, signedIn } from '../../http/context.ts'
import type { Result } from '../../result.ts'
import { listAllTeams } from './all-queries.ts'
import { archiveTeam, changeTeam, createTeam, noteExport } from './commands.ts'
import { inviteGuests, restoreMember, withdrawInvitation } from './invite-commands.ts'
import { endMembership, joinTeam, saveMemberStatement } from './member-commands.ts'
import { listMembers } from './member-queries.ts'
import { listMemberStatements } from './member-statement-queries.ts'
import { findTeam, listTeams } from './queries.ts'
import { statementSheet } from './sheet.ts'

type With<Input> = { context: Context; input: Input }
type ByTeam<Body> = With<{ params: { team_id: number }; body: Body }>

async function create({ context, input }: With<{ body: NewTeam }>) {
  const [created] = await Promise.all([
    withoutTenantScope(() => createTeam(signedIn(context), input.body)),
    sameDuration(context, input.body.emails),
  ])
  return { team: { id: unwrap(created).id } }
}

/** With addresses, the duration must not reveal which of them have accounts. */
const sameDuration = ({ minimumDuration }: Context, emails: readonly string[]) =>
  emails.length > 0 ? wait(minimumDuration) : undefined

const change = ({ context, input: { params, body } }: ByTeam<TeamChanges>) =>
  answer(() => changeTeam(signedIn(context), params.team_id, body))

const saveStatement = (context: Context, teamId: number, statement: string) =>
  answer(() => saveMemberStatement(signedIn(context), teamId, statement))

/** Responds to a change: 404 when the team or the member is not there for the caller. */
async function answer(command: () => Promise<Result | boolean | undefined>) {
  const result = await withoutTenantScope(command)
  if (!result) throw notFound()
  if (result !== true) unwrap(result)
  return {}
}

/** The team of an accepted member. */
async function openTeam(context: Context, teamId: number) {
  const team = await findTeam(context.db, getCaller(context), teamId)
  if (!team) throw notFound()
  return team
}

/** The same, unless it is archived: then its members share nothing. */
async function openCurrentTeam(context: Context, teamId: number) {
  const team = await openTeam(context, teamId)
  if (team.status === 'archived') throw notFound()
  return team
}

/** The statements of the members, for the leader. */
async function exportStatements(context: Context, teamId: number) {
  const { id, name, role } = await openCurrentTeam(context, teamId)
  if (role !== 'leader') throw notFound()
  const caller = getCaller(context)
  const people = await listMemberStatements(context.db, id, caller.languageId)
  const file = await statementSheet({ name, personId: caller.id, people })
  await noteExport(signedIn(context), id)
  return file
}

/** Members of a team may belong to several institutions, so these calls have no tenant scope. */
export const teams = api.teams.router({
  list: api.teams.list.handler(({ context, input: { query } }) =>
    withoutTenantScope(() => listTeams(context.db, getCaller(context), query)),
  ),
  listAll: api.teams.listAll.handler(({ context, input: { query } }) =>
    withoutTenantScope(() => listAllTeams(context.db, getCaller(context), query)),
  ),
  show: api.teams.show.handler(({ context, input: { params } }) =>
    withoutTenantScope(async () => ({ team: await openTeam(context, params.team_id) })),
  ),
  members: api.teams.members.handler(({ context, input: { params, query } }) =>
    withoutTenantScope(async () => {
      const { id, leader_id, role } = await openCurrentTeam(context, params.team_id)
      return listMembers(context, { id, leader_id, isLeader: role === 'leader' }, query)
    }),
  ),
  memberStatements: api.teams.memberStatements.handler(({ context, input: { params } }) =>
    withoutTenantScope(async () => {
      const { id } = await openCurrentTeam(context, params.team_id)
      return { users: await listMemberStatements(context.db, id, getCaller(context).languageId) }
    }),
  ),
  exportStatements: api.teams.exportStatements.handler(({ context, input: { params } }) =>
    withoutTenantScope(() => exportStatements(context, params.team_id)),
  ),
  add: api.teams.add.handler(create),
  build: api.teams.build.handler(create),
  save: api.teams.save.handler(create),
  update: api.teams.update.handler(change),
  saveOne: api.teams.saveOne.handler(change),
  archive: api.teams.archive.handler(({ context, input: { params } }) =>
    answer(() => archiveTeam(signedIn(context), params.team_id)),
  ),
  join: api.teams.join.handler(({ context, input: { body } }) =>
    answer(() => joinTeam(signedIn(context), body.team_id)),
  ),
  removeMember: api.teams.removeMember.handler(({ context, input: { params } }) =>
    answer(() => endMembership(signedIn(context), params.team_id, params.member_id)),
  ),
  restoreMember: api.teams.restoreMember.handler(({ context, input: { params } }) =>
    answer(() => restoreMember(signedIn(context), params.team_id, params.member_id)),
  ),
  invite: api.teams.invite.handler(async ({ context, input: { params, body } }) => {
    const [answered] = await Promise.all([
      answer(() => inviteGuests(signedIn(context), params.team_id, body)),
      sameDuration(context, body.emails),
    ])
    return answered
  }),
  withdraw: api.teams.withdraw.handler(({ context, input: { params, query } }) =>
    answer(() => withdrawInvitation(signedIn(context), params.team_id, query.place_id)),
  ),
  saveStatement: api.teams.saveStatement.handler(({ context, input: { body } }) =>
    saveStatement(context, body.team_id, body.statement),
  ),
  saveStatementOf: api.teams.saveStatementOf.handler(({ context, input: { params, body } }) =>
    saveStatement(context, params.team_id, body.statement),
  ),
  saveOwnStatement: api.teams.saveOwnStatement.handler(({ context, input: { params, body } }) => {
    if (params.user_id !== getCaller(context).id) throw notFound()
    return saveStatement(context, params.team_id, body.statement)
  }),
})
