import { useState } from 'react'

/** Blanks at the end of what is typed stay while one goes on writing, though what is saved has none. */
export function useTyped(text: string, tell: (text: string) => void) {
  const [typed, setTyped] = useState(text)
  const type = (next: string) => {
    setTyped(next)
    tell(next)
  }
  return { value: typed.trim() === text.trim() ? typed : text, type }
}
