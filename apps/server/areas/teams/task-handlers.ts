import type { TeamTaskListQuery } from '@quartet/contract/areas/teams-tasks.ts'
import { apiError, notFound, unwrap } from '../../api-error.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { api, type Context, getCaller, signedIn } from '../../http/context.ts'
import type { Result } from '../../result.ts'
import { addTeamTask, deleteTeamTask, editTeamTask } from './task-commands.ts'
import { findTeamTask, listTeamTasks, mayReadTasks } from './task-queries.ts'

/** Members of a team may belong to other institutions, so these calls have no tenant scope. */
export const teamTasks = api.teamTasks.router({
  list: api.teamTasks.list.handler(({ context, input: { query } }) => list(context, query)),

  listOfTeam: api.teamTasks.listOfTeam.handler(({ context, input: { params, query } }) =>
    list(context, query, params.team_id),
  ),

  add: api.teamTasks.add.handler(async ({ context, input: { params, body } }) => {
    const draft = { ...body, teamId: params.team_id }
    const added = await withoutTenantScope(() => addTeamTask(signedIn(context), draft))
    return { task: await readTask(context, unwrapFound(added).id) }
  }),

  show: api.teamTasks.show.handler(async ({ context, input: { params } }) => ({
    task: await readTask(context, params.task_id),
  })),

  edit: api.teamTasks.edit.handler(async ({ context, input: { params, body } }) => {
    const id = params.task_id
    const edited = await withoutTenantScope(() => editTeamTask(signedIn(context), { ...body, id }))
    // whoever saved an outdated version gets the current task, so that nothing is lost
    if (edited && !edited.ok && edited.error === 'team_task_changed')
      throw apiError('team_task_changed', { task: await readTask(context, id) })
    unwrapFound(edited)
    return { task: await readTask(context, id) }
  }),

  remove: api.teamTasks.remove.handler(async ({ context, input: { params } }) =>
    unwrapFound(await withoutTenantScope(() => deleteTeamTask(signedIn(context), params.task_id))),
  ),
})

const list = (context: Context, query: TeamTaskListQuery, teamId?: number) =>
  withoutTenantScope(async () => {
    const caller = getCaller(context)
    if (teamId === undefined) return listTeamTasks(context.db, { caller }, query)
    if (!(await mayReadTasks(context.db, caller, teamId))) throw notFound()
    return listTeamTasks(context.db, { caller, teamId }, query)
  })

async function readTask(context: Context, id: number) {
  const task = await withoutTenantScope(() => findTeamTask(signedIn(context), id))
  if (!task) throw notFound()
  return task
}

/** What a command returned; 404 when there was nothing for the caller. */
function unwrapFound<Returned extends Result>(result: Returned | undefined) {
  if (!result) throw notFound()
  return unwrap(result)
}
