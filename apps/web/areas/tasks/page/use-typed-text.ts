import { useState } from 'react'

/** Keeps trailing white space while typing, although the saved text has none. */
export function useTyped(text: string, tell: (text: string) => void) {
  const [typed, setTyped] = useState(text)
  const type = (next: string) => {
    setTyped(next)
    tell(next)
  }
  return { value: typed.trim() === text.trim() ? typed : text, type }
}
