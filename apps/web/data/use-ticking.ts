import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { showFailure } from '../shell/error-dialog.tsx'
import { type Failure, offline } from './failure.ts'
import { Outbox, type Waiting } from './outbox.ts'
import { currentSession } from './session.ts'

type Tick = { id: number; ticked: boolean }
type Place = {
  /** Where the device keeps what waits: of this list and this person. */
  key: string
  /** Sends what is ticked and unticked, and puts the answer in the place of what was shown. */
  save: (ticked: number[], unticked: number[]) => Promise<unknown>
  /** Asks anew for what is shown. */
  renew: () => unknown
}

/**
 * What is ticked of a list, what is on its way included. Each tick is sent at once; without a network it stays on the device and goes out later;
 * one that is refused is undone, and told. `placeOf` is asked once.
 */
export function useTicking(selectedThere: readonly number[], placeOf: (me: number | undefined) => Place) {
  const [outbox] = useState(() => outboxFor(placeOf))
  useEffect(() => outbox.start(), [outbox])
  const { waiting, condition } = useSyncExternalStore(outbox.subscribe, outbox.state)
  const selected = useMemo(() => laidOver(selectedThere, waiting), [selectedThere, waiting])
  const tick = useCallback((id: number, ticked: boolean) => outbox.put(id, { id, ticked }), [outbox])
  return { selected, tick, condition }
}
export type Ticks = ReturnType<typeof useTicking>

function outboxFor(placeOf: (me: number | undefined) => Place) {
  const me = currentSession()?.user_id
  const { key, save, renew } = placeOf(me)

  async function send(ticks: Tick[]) {
    if (currentSession()?.user_id !== me) throw offline() // somebody else has signed in on this device: the ticks wait for their own person
    const of = (isOn: boolean) => ticks.filter(({ ticked }) => ticked === isOn).map(({ id }) => id)
    await save(of(true), of(false))
  }

  function onError(failure: Failure, entries: Waiting<Tick>) {
    const unknown = Array.isArray(failure.body.attribute_ids) ? failure.body.attribute_ids : []
    const good = [...entries].filter(([id]) => unknown.length > 0 && !unknown.includes(id))
    for (const [id, tick] of good) outbox.put(id, tick, 1)
    if (failure.status !== 401) showFailure(failure)
    void renew()
  }

  const outbox = new Outbox<Tick>({ key, send, onError })
  return outbox
}

function laidOver(selected: readonly number[], waiting: Waiting<Tick>): number[] {
  const others = selected.filter((id) => !waiting.has(id))
  return [...others, ...[...waiting.values()].filter(({ ticked }) => ticked).map(({ id }) => id)]
}
