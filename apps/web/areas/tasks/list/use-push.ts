import type { Area } from '@quartet/domain/areas.ts'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../data/client.ts'
import { useSearchText } from '../../../lists/table/use-search-text.ts'
import { otherCallsOf, type Task } from '../area-calls.ts'
import type { PushTarget } from './use-push-dialog.ts'
import { useReadAnew } from './use-task-actions.ts'

type Person = { id: number; name: string }

const toggled = (ids: readonly number[], id: number) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]

/** Chooses which tasks and templates are sent to whom; `target` is chosen at first. */
export function useGiving(area: Area, tasks: readonly Task[], target: PushTarget) {
  const [ownTasks, setOwnTasks] = useState<number[]>(() => tasks.map(({ id }) => id))
  const [chosen, setChosen] = useState<number[]>([])
  const [people, setPeople] = useState<Person[]>([])
  const [group, setGroup] = useState(target.group)
  const [category, setCategory] = useState(target.category)
  const [searched, setSearched] = useState('')
  const [missing, setMissing] = useState<'tasks.push_no_tasks' | 'tasks.push_no_people' | null>(
    null,
  )
  const search = useSearchText(searched, setSearched)
  const readAnew = useReadAnew()
  const templates = useQuery(api.tasks.templates.queryOptions({ meta: { quiet: true } }))
  const query = useQuery(
    api.tasks.people.queryOptions({
      input: { query: { search_text: searched } },
      meta: { quiet: true },
      placeholderData: keepPreviousData,
    }),
  )
  const groups = useQuery(
    api.groups.mine.queryOptions({ input: { query: { limit: 0 } }, meta: { quiet: true } }),
  )
  const hasGroups = (groups.data?.count ?? 0) > 0
  const push = useMutation({
    mutationFn: async () => {
      const body = {
        task_ids: ownTasks,
        template_ids: chosen,
        user_ids: people.map(({ id }) => id),
        ...(group && { group_id: Number(group) }),
        ...(category && { user_category_id: Number(category) }),
      }
      return otherCallsOf(area).push({ body })
    },
    meta: { quiet: true },
    onSuccess: readAnew,
  })
  const give = () => {
    const lacks =
      ownTasks.length + chosen.length === 0
        ? 'tasks.push_no_tasks'
        : people.length === 0 && !group && !category
          ? 'tasks.push_no_people'
          : null
    setMissing(lacks)
    if (!lacks) push.mutate()
  }
  return {
    ...search,
    query,
    people,
    group,
    setGroup,
    category,
    setCategory,
    hasGroups,
    chosen,
    missing,
    push,
    give,
    templates: (templates.data?.categories ?? []).flatMap(({ name: category, tasks: those }) =>
      those
        .filter((template) => template.area === area)
        .map(({ id, name }) => ({ id, name, category })),
    ),
    isReady: !templates.isPending,
    ownTasks,
    toggleTask: (id: number) => setOwnTasks((now) => toggled(now, id)),
    toggleTemplate: (id: number) => setChosen((now) => toggled(now, id)),
    togglePerson: (person: Person) =>
      setPeople((now) =>
        now.some(({ id }) => id === person.id)
          ? now.filter(({ id }) => id !== person.id)
          : [...now, person],
      ),
  }
}
