import { HowTo } from '../../../components/how-to.tsx'
import { usePermissions } from '../../../data/use-permissions.ts'
import { About } from '../read/about.tsx'
import { Checklist } from '../read/checklist.tsx'
import { FlagsBox } from '../read/flags-box.tsx'
import { Label } from '../read/headline.tsx'
import { NextStep } from '../read/next-step.tsx'
import { PatternCards } from '../read/pattern-cards.tsx'
import type { Person } from '../read/person.ts'
import { ScoreBars } from '../read/score-bars.tsx'
import { SyncAlert } from '../read/sync-alert.tsx'
import { useTicks } from '../statements/use-ticks.ts'

/** The four bars first, then what they mean and what to do with them. */
export function ResultTab({ person, own }: { person: Person; own: boolean }) {
  return (
    <>
      <ScoreBars person={person} own={own} described />
      <Label person={person} own={own} />
      {own ? <OwnRest person={person} /> : <RestOf person={person} />}
    </>
  )
}

function OwnRest({ person }: { person: Person }) {
  const { selected } = useTicks(person)
  const mayUseTasks = usePermissions()?.has('access_tasks') ?? false
  return (
    <>
      <FlagsBox person={person} own />
      <NextStep person={person} selected={selected} />
      {mayUseTasks && <SyncAlert person={person} />}
      <PatternCards person={person} own mayRequest />
      <Checklist person={person} selected={selected} />
      <About person={person} own />
      {mayUseTasks && <HowTo work={person.age_group_id === 3} />}
    </>
  )
}

/** The same for another person, read-only. */
function RestOf({ person }: { person: Person }) {
  return (
    <>
      <FlagsBox person={person} own={false} />
      <About person={person} own={false} />
      <PatternCards person={person} own={false} mayRequest={person.sees.includes('answers')} />
    </>
  )
}
