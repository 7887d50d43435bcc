import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { api, client } from '../../base/api.ts'
import { showFailure } from '../../base/errors.tsx'
import { type Failure, offline } from '../../base/failure.ts'
import { Outbox, type Waiting } from '../../base/outbox.ts'
import { currentSession } from '../../base/session.ts'
import type { Person } from './person.ts'

type Tick = { id: number; ticked: boolean }

/**
 * What is ticked on a profile, those on their way included. Each tick is sent at once; without a network it stays on the device and goes out
 * later; one that is refused is undone, and told.
 */
export function useTicks(person: Person) {
  const queries = useQueryClient()
  const [outbox] = useState(() => outboxFor(person.id, queries))
  useEffect(() => outbox.start(), [outbox])
  const { waiting, condition } = useSyncExternalStore(outbox.subscribe, outbox.state)
  const selected = useMemo(() => laidOver(person.selected_attributes, waiting), [person.selected_attributes, waiting])
  const tick = useCallback((id: number, ticked: boolean) => outbox.put(id, { id, ticked }), [outbox])
  return { selected, tick, condition }
}
export type Ticks = ReturnType<typeof useTicks>

function outboxFor(user_id: number, queries: ReturnType<typeof useQueryClient>) {
  const me = currentSession()?.user_id
  const queryKey = api.profile.show.queryKey({ input: { params: { user_id } } })

  async function send(ticks: Tick[]) {
    if (currentSession()?.user_id !== me) throw offline() // somebody else has signed in on this device: the ticks wait for their own person
    const of = (wanted: boolean) => ticks.filter(({ ticked }) => ticked === wanted).map(({ id }) => id)
    const { selected_attributes } = await client.attributes.tick({ params: { user_id }, body: { ticked: of(true), unticked: of(false) } })
    await queries.cancelQueries({ queryKey }) // one that was asked before knows nothing of these ticks
    queries.setQueryData<{ user: Person }>(queryKey, (now) => now && { user: { ...now.user, selected_attributes } })
  }

  function onRefused(failure: Failure, refused: Waiting<Tick>) {
    const unknown = Array.isArray(failure.body.attribute_ids) ? failure.body.attribute_ids : []
    const good = [...refused].filter(([id]) => unknown.length > 0 && !unknown.includes(id))
    for (const [id, given] of good) outbox.put(id, given, 1)
    if (failure.status !== 401) showFailure(failure)
    void queries.invalidateQueries({ queryKey })
  }

  const outbox = new Outbox<Tick>({ key: `ticks.${me}.${user_id}`, send, onRefused })
  return outbox
}

function laidOver(selected: number[], waiting: Waiting<Tick>): number[] {
  const others = selected.filter((id) => !waiting.has(id))
  return [...others, ...[...waiting.values()].filter(({ ticked }) => ticked).map(({ id }) => id)]
}
