import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { showFailure } from '../shell/error-dialog.tsx'
import { type Failure, offline } from './failure.ts'
import { Outbox, type Waiting } from './outbox.ts'
import { currentSession } from './session.ts'

type Tick = { id: number; ticked: boolean }
type Place = {
  /** Storage key on the device, specific to this list and this user. */
  key: string
  /** Sends the ticked and unticked ids and replaces the displayed data with the response. */
  save: (ticked: number[], unticked: number[]) => Promise<unknown>
  /** Refetches the displayed data. */
  renew: () => unknown
}

/**
 * The ticked ids of a list, including unsent changes. Each tick is sent at once; without a network
 * it stays on the device and is sent later; a rejected one is undone, with an error message.
 * `placeOf` is called once.
 */
export function useTicking(
  selectedThere: readonly number[],
  placeOf: (me: number | undefined) => Place,
) {
  const [outbox] = useState(() => outboxFor(placeOf))
  useEffect(() => outbox.start(), [outbox])
  const { waiting, condition } = useSyncExternalStore(outbox.subscribe, outbox.state)
  const selected = useMemo(() => laidOver(selectedThere, waiting), [selectedThere, waiting])
  const tick = useCallback(
    (id: number, ticked: boolean) => outbox.put(id, { id, ticked }),
    [outbox],
  )
  return { selected, tick, condition }
}
export type Ticks = ReturnType<typeof useTicking>

function outboxFor(placeOf: (me: number | undefined) => Place) {
  const me = currentSession()?.user_id
  const { key, save, renew } = placeOf(me)

  async function send(ticks: Tick[]) {
    // another user signed in on this device: the ticks wait for their owner
    if (currentSession()?.user_id !== me) throw offline()
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
