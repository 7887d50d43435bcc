import type { ReactNode } from 'react'

/** A longer word is broken rather than wider than its line. */
const longest = 16

/** Words and the mark behind them: the last word and its mark stay on one line. */
export function WithMark({ words, children }: { words: string; children: ReactNode }) {
  const at = words.search(/\S+\s*$/)
  const last = words.slice(at)
  if (last.length > longest)
    return (
      <>
        {words}
        {children}
      </>
    )
  return (
    <>
      {words.slice(0, at)}
      <span style={{ whiteSpace: 'nowrap' }}>
        {last}
        {children}
      </span>
    </>
  )
}
