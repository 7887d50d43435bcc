import type { ReactNode } from 'react'

/** A longer word may break, to stay within its line. */
const longest = 16

/** Words and the mark after them: the last word and the mark stay on one line. */
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
