import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import type { Area } from '@quartet/domain/areas.ts'
import { api, client } from '../../data/client.ts'

type Inputs = InferContractRouterInputs<typeof contract>['tasks']
type Outputs = InferContractRouterOutputs<typeof contract>['tasks']
export type Task = Outputs['list']['list'][number]
export type AssignedTask = Outputs['assigned']['list'][number]
export type WholeTask = Outputs['show']['task']
export type TaskQuery = NonNullable<Inputs['list']['query']>
export type NewTask = Inputs['add']['body']
export type EditedTask = Inputs['edit']['body']

/** Addresses of the task lists of the areas; a task's id is appended. */
export const pathOf = {
  school: '/new-theme/tasks',
  work: '/new-theme/at-work',
  career: '/new-theme/career',
} as const satisfies Record<Area, string>
/** What the caller assigned in any area. */
export const assignedPath = '/new-theme/tasks/assigned'
export const addressOf = (area: Area, id: number) => `${pathOf[area]}/${id}`

/** The calls that the three areas have under the same names. */
const clients = { school: client.tasks, work: client.workTasks, career: client.careerTasks }
const queries = { school: api.tasks, work: api.workTasks, career: api.careerTasks }
export const callsOf = (area: Area) => clients[area]
export const taskQuery = (area: Area, task_id: number) =>
  queries[area].show.queryOptions({ input: { params: { task_id } } })

/** The other calls, which differ between the areas. */
const differing = {
  school: {
    list: (user_id: number, query: TaskQuery, signal?: AbortSignal) =>
      client.tasks.list({ query: { ...query, user_id } }, { signal }),
    push: client.tasks.push,
    share: client.tasks.shareSchool,
  },
  work: {
    list: (user_id: number, query: TaskQuery, signal?: AbortSignal) =>
      client.workTasks.list({ params: { user_id }, query }, { signal }),
    push: client.tasks.push,
    share: client.tasks.shareWork,
  },
  career: {
    list: (user_id: number, query: TaskQuery, signal?: AbortSignal) =>
      client.careerTasks.list({ params: { user_id }, query }, { signal }),
    push: client.careerTasks.push,
    share: client.tasks.share,
  },
} satisfies Record<Area, unknown>
export const otherCallsOf = (area: Area) => differing[area]
