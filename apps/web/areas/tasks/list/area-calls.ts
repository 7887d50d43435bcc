import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import type { Area } from '@quartet/domain/areas.ts'
import { client } from '../../../data/client.ts'

type Inputs = InferContractRouterInputs<typeof contract>['tasks']
type Outputs = InferContractRouterOutputs<typeof contract>['tasks']
export type Task = Outputs['list']['list'][number]
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
export const addressOf = (area: Area, id: number) => `${pathOf[area]}/${id}`

/** The calls of the three areas under the same names, for one list screen. */
export const callsOf = {
  school: {
    list: (user_id: number, query: TaskQuery, signal?: AbortSignal) =>
      client.tasks.list({ query: { ...query, user_id } }, { signal }),
    add: (body: NewTask) => client.tasks.add({ body }),
    edit: (task_id: number, body: EditedTask) => client.tasks.edit({ params: { task_id }, body }),
    remove: (ids: number[]) => client.tasks.removeMany({ body: { ids } }),
    print: (ids: number[]) => client.tasks.print({ query: { ids } }),
    push: client.tasks.push,
  },
  work: {
    list: (user_id: number, query: TaskQuery, signal?: AbortSignal) =>
      client.workTasks.list({ params: { user_id }, query }, { signal }),
    add: (body: NewTask) => client.workTasks.add({ body }),
    edit: (task_id: number, body: EditedTask) =>
      client.workTasks.edit({ params: { task_id }, body }),
    remove: (ids: number[]) => client.workTasks.removeMany({ body: { ids } }),
    print: (ids: number[]) => client.workTasks.print({ query: { ids } }),
    push: client.tasks.push,
  },
  career: {
    list: (user_id: number, query: TaskQuery, signal?: AbortSignal) =>
      client.careerTasks.list({ params: { user_id }, query }, { signal }),
    add: (body: NewTask) => client.careerTasks.add({ body }),
    edit: (task_id: number, body: EditedTask) =>
      client.careerTasks.edit({ params: { task_id }, body }),
    remove: (ids: number[]) => client.careerTasks.removeMany({ body: { ids } }),
    print: (ids: number[]) => client.careerTasks.print({ query: { ids } }),
    push: client.careerTasks.push,
  },
}
