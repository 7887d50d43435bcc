import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton } from '@mantine/core'
import { checklistOf } from '@quartet/domain/plp.ts'
import { useQuery } from '@tanstack/react-query'
import { StepChecks } from '../../../components/step-checks.tsx'
import { api } from '../../../data/client.ts'
import { usePermissions } from '../../../data/use-permissions.ts'
import type { Person } from './person.ts'
import { factsOf } from './step-facts.ts'

/** The steps that the person can take with the profile and its tasks. */
export function Checklist({ person, selected }: { person: Person; selected: readonly number[] }) {
  const mails = person.age_group_id !== 1
  const shares = useQuery(api.sharing.list.queryOptions({ meta: { quiet: true }, enabled: mails }))
  const shared = shares.data?.list.some(({ sender }) => sender.id === person.id)
  const mayUseTasks = usePermissions()?.has('access_tasks') ?? false
  const ofTasks = useQuery(
    api.tasks.steps.queryOptions({ meta: { quiet: true }, enabled: mayUseTasks }),
  )
  if (shares.isLoading || ofTasks.isLoading) return <Skeleton height={160} radius="lg" />
  const list = checklistOf(factsOf(person, selected, shared, ofTasks.data))
  return <StepChecks steps={list} person={person} />
}
