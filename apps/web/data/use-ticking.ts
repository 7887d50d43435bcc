import { useCallback, useMemo } from 'react'
import { showFailure } from '../shell/error-dialog.tsx'
import type { Failure } from './failure.ts'
import { OfflineQueue, useOfflineQueue } from './offline-queue.ts'
import { sharedByTabs } from './pending-storage.ts'
import { currentSession, rememberUser } from './session.ts'

type Ticks = Record<string, boolean>
type Place = {
  /** Storage key on the device, specific to this list and this user. */
  key: string
  /** Sends the ticked and unticked ids; returns all that are ticked now. */
  save: (ticked: number[], unticked: number[]) => Promise<number[]>
  /** Changes the displayed data. */
  update: (change: (selected: readonly number[]) => number[]) => void
  /** Refetches the displayed data. */
  renew: () => unknown
}

/**
 * The ticked ids of a list, including unsent changes. Each tick is sent at once; without a network
 * it stays on the device and is sent later; a rejected one is undone, with an error message.
 * `placeOf` is called once.
 */
export function useTicking(
  savedIds: readonly number[],
  placeOf: (me: number | undefined) => Place,
) {
  const { queue, state } = useOfflineQueue(() => createQueue(placeOf(currentSession()?.user_id)))
  const { pending, condition } = state
  const selected = useMemo(() => withTicks(savedIds, pending), [savedIds, pending])
  const tick = useCallback((id: number, ticked: boolean) => queue.put({ [id]: ticked }), [queue])
  return { selected, tick, condition }
}

function createQueue({ key, save, update, renew }: Place) {
  function onError(failure: Failure, ticks: Ticks) {
    const unknown = Array.isArray(failure.body.attribute_ids) ? failure.body.attribute_ids : []
    const valid = Object.entries(ticks).filter(
      ([id]) => unknown.length > 0 && !unknown.includes(Number(id)),
    )
    if (failure.status !== 401) {
      queue.put(Object.fromEntries(valid), 1)
      showFailure(failure)
    }
    void renew()
  }
  const queue = new OfflineQueue<Ticks, number[]>({
    storage: sharedByTabs(key),
    isMine: rememberUser(),
    send: (ticks) => save(idsOf(ticks, true), idsOf(ticks, false)),
    onSaved: (selected) => update(() => selected),
    onSentElsewhere(ticks) {
      update((selected) => withTicks(selected, ticks))
      void renew()
    },
    rejected: 'drop',
    onError,
  })
  return queue
}

const idsOf = (ticks: Ticks, isTicked: boolean) =>
  Object.entries(ticks).flatMap(([id, ticked]) => (ticked === isTicked ? [Number(id)] : []))

const withTicks = (selected: readonly number[], ticks: Ticks): number[] => [
  ...selected.filter((id) => !(id in ticks)),
  ...idsOf(ticks, true),
]
