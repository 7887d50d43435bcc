import { useEffect, useRef, useState } from 'react'

const pause = 250

/**
 * The text typed into a search, reported after a pause or at once with Enter; a change of the
 * address takes precedence.
 */
export function useSearchText(label: string, tell: (text: string) => void) {
  const [typed, setTyped] = useState(label)
  const [sent, setSent] = useState(label)
  const [before, setBefore] = useState(label)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (label !== before) {
    setBefore(label)
    // when the address returns the sent text, what was typed since then stays
    if (label !== sent) {
      setTyped(label)
      setSent(label)
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
