import { useSyncExternalStore } from 'react'

export type Store<State> = {
  get: () => State
  set: (next: State) => void
  /** Calls `listener` after each change until the returned function is called. */
  subscribe: (listener: () => void) => () => void
}

/** A state outside React, shared by everything on the page. */
export function createStore<State>(initial: State): Store<State> {
  const listeners = new Set<() => void>()
  let state = initial
  return {
    get: () => state,
    set(next) {
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The current state, or what `select` returns of it; renders again when that changes. */
export function useStore<State>(store: Store<State>): State
export function useStore<State, Selected>(
  store: Store<State>,
  select: (state: State) => Selected,
): Selected
export function useStore<State>(store: Store<State>, select?: (state: State) => unknown) {
  return useSyncExternalStore(store.subscribe, () => (select ? select(store.get()) : store.get()))
}

/** Calls `changed` when another tab writes or removes an item of the local storage (null: all). */
export function followOtherTabs(
  changed: (key: string | null, value: string | null) => void,
  signal?: AbortSignal,
) {
  addEventListener('storage', ({ key, newValue }) => changed(key, newValue), { signal })
}
