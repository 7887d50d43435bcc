import { useEffect, useRef, useState } from 'react'

const pause = 250

/** What is typed into a search, told on when the typing pauses, at once with Enter; an address that changes by itself wins over it. */
export function useSearchText(label: string, tell: (text: string) => void) {
  const [typed, setTyped] = useState(label)
  const [sent, setSent] = useState(label)
  const [before, setBefore] = useState(label)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (label !== before) {
    setBefore(label)
    // what comes back is what was sent, while more may have been typed
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
