import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { api } from '../../../data/client.ts'

type Outputs = InferContractRouterOutputs<typeof contract>['teamTasks']
export type TeamTaskPage = Outputs['list']
export type TeamTask = TeamTaskPage['list'][number]
export type WholeTeamTask = Outputs['show']['task']
export type Teammate = WholeTeamTask['members'][number]
/** Fields that a page changes one by one. */
export type Patch = Partial<Pick<WholeTeamTask, 'status' | 'marks' | 'needed' | 'decoded'>>

export const teamTaskQuery = (task_id: number) =>
  api.teamTasks.show.queryOptions({ input: { params: { task_id } }, meta: { quiet: true } })

export const pathOfTask = ({ team_id, id }: Pick<TeamTask, 'team_id' | 'id'>) =>
  `/tackling-project/${team_id}/${id}`
