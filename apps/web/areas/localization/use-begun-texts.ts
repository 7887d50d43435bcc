import { useState } from 'react'
import type { Line } from './use-texts.ts'

/**
 * A typed text that is not saved; `on` is the saved text when typing began, which may have changed
 * since.
 */
export type Begun = { line: Line; typed: string; on: string | null }

/** Keeps typed texts when the list is reloaded, and when a filter removes their lines. */
export function useBegunTexts(list: readonly Line[]) {
  const [begun, setBegun] = useState<Readonly<Record<string, Begun>>>({})
  const others = Object.values(begun).filter(
    ({ line }) => !list.some(({ key }) => key === line.key),
  )
  return {
    begun,
    lines: [...list, ...others.map(({ line }) => line)],
    write: (line: Line, typed: string) =>
      setBegun(({ [line.key]: before, ...rest }) => ({
        ...rest,
        [line.key]: { line, typed, on: before ? before.on : line.value },
      })),
    /**
     * `sent` was saved, and `now` is the current text: the product’s own when a change was reset.
     * Text typed since then stays.
     */
    saved: (line: Line, sent: string | null, now: string | null) =>
      setBegun(({ [line.key]: typing, ...rest }) =>
        typing && typing.typed.trim() !== (sent ?? '')
          ? { ...rest, [line.key]: { line: { ...line, value: now }, typed: typing.typed, on: now } }
          : rest,
      ),
    /** Somebody else changed the line to this one. */
    changed: (line: Line) =>
      setBegun(({ [line.key]: typing, ...rest }) =>
        typing ? { ...rest, [line.key]: { ...typing, line } } : rest,
      ),
    giveUp: ({ key }: Line) => setBegun(({ [key]: _, ...rest }) => rest),
  }
}
export type BegunTexts = ReturnType<typeof useBegunTexts>
