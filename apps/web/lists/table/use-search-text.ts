import { useEffect, useRef, useState } from 'react'

const pause = 250

/**
 * The text typed into a search, reported after a pause or at once with Enter; a change of the
 * address takes precedence.
 */
export function useSearchText(searchText: string, tell: (text: string) => void) {
  const [typed, setTyped] = useState(searchText)
  const [sent, setSent] = useState(searchText)
  const [before, setBefore] = useState(searchText)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (searchText !== before) {
    setBefore(searchText)
    // when the address returns the sent text, what was typed since then stays
    if (searchText !== sent) {
      setTyped(searchText)
      setSent(searchText)
    }
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const send = (text: string) => {
    clearTimeout(timer.current)
    if (text === sent) return
    setSent(text)
    tell(text)
  }
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => send(text), pause)
  }
  return { typed, type, send: () => send(typed) }
}
