import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../data/client.ts'
import { useMe } from '../data/use-me.ts'
import { useAddresses } from './use-addresses.ts'

/** Who gets a share: typed addresses, or for a minor the people of a list. */
export type Recipients = ReturnType<typeof useRecipients>

export function useRecipients(person: { id: number; age_group_id: 1 | 2 | 3 }, max?: number) {
  const me = useMe()
  const addresses = useAddresses(max)
  const people = usePeople()
  const query = useQuery(
    api.sharing.people.queryOptions({
      input: { query: { user_id: person.id } },
      meta: { quiet: true },
    }),
  )
  // between people of 22 and older there is nothing to wait for
  const areAdults = me?.age_group_id === 3 && person.age_group_id === 3
  const audience = query.data?.audience ?? (areAdults ? ('anyone' as const) : undefined)
  const isTrusted = audience === 'trusted'
  return {
    addresses,
    people,
    query,
    audience,
    isOwn: me?.id === person.id,
    /** The fields of a call. */
    fields: () => (isTrusted ? people.fields() : { emails: addresses.emails }),
    passes: () => (isTrusted ? people.passes() : addresses.passes()),
    takeErrors: addresses.takeErrors,
  }
}

/** The value of the guardian among the ids of staff. */
export const guardianValue = 'guardian'

/** The ticked people of the list. */
function usePeople() {
  const [chosen, setChosen] = useState<string[]>([])
  const [isMissing, setMissing] = useState(false)
  return {
    chosen,
    isMissing,
    choose(values: string[]) {
      setChosen(values)
      setMissing(false)
    },
    fields: () => ({
      user_ids: chosen.filter((value) => value !== guardianValue).map(Number),
      guardian: String(chosen.includes(guardianValue)),
    }),
    /** True when somebody is ticked; else says that somebody must be. */
    passes() {
      setMissing(chosen.length === 0)
      return chosen.length > 0
    },
  }
}
