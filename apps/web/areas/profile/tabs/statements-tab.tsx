import { useQuery } from '@tanstack/react-query'
import { api } from '../../../data/client.ts'
import { PersonalisingDialogs } from '../plp/personalising-dialogs.tsx'
import { PlpPatterns } from '../plp/plp-patterns.tsx'
import { TextBox } from '../plp/text-box.tsx'
import type { Person } from '../read/person.ts'
import { PersonalizeList, Statements } from '../statements/statements.tsx'
import { usePersonalising } from '../statements/use-personalising.ts'
import { useTicks } from '../statements/use-ticks.ts'

/** The Personal Learning Profile: what a person made of the own profile (method D14). */
export function StatementsTab({ person, own }: { person: Person; own: boolean }) {
  return own ? <OwnStatements person={person} /> : <StatementsOf person={person} />
}

function OwnStatements({ person }: { person: Person }) {
  const personalising = usePersonalising(person)
  const box = useQuery(
    api.attributes.plpBox.queryOptions({ meta: { quiet: true }, staleTime: 300_000 }),
  )
  return (
    <>
      <PlpPatterns person={person} own selected={personalising.selected} />
      <PersonalizeList person={person} personalising={personalising} />
      {box.data?.content.map((text) => (
        <TextBox key={text.title} text={text} />
      ))}
      <PersonalisingDialogs {...personalising.dialogs} />
    </>
  )
}

function StatementsOf({ person }: { person: Person }) {
  const { selected } = useTicks(person)
  return (
    <>
      <PlpPatterns person={person} own={false} selected={selected} />
      <Statements person={person} />
    </>
  )
}
