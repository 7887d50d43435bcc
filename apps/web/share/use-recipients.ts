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
    fields: () =>
      isTrusted
        ? { user_ids: people.ids, guardian: people.guardian ? 'true' : 'false' }
        : { emails: addresses.emails },
    passes: () => (isTrusted ? people.passes() : addresses.passes()),
    takeErrors: addresses.takeErrors,
  }
}

/** The ticked people of the list. */
function usePeople() {
  const [ids, setIds] = useState<number[]>([])
  const [guardian, setGuardian] = useState(false)
  const [isMissing, setMissing] = useState(false)
  return {
    ids,
    guardian,
    isMissing,
    setGuardian(ticked: boolean) {
      setGuardian(ticked)
      setMissing(false)
    },
    set(id: number, ticked: boolean) {
      setIds(ticked ? [...ids, id] : ids.filter((one) => one !== id))
      setMissing(false)
    },
    /** True when somebody is ticked; else says that somebody must be. */
    passes() {
      const passes = guardian || ids.length > 0
      setMissing(!passes)
      return passes
    },
  }
}
