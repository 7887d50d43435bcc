import { useEffect, useRef, useState } from 'react'

const pause = 250

/** What is typed into a search, told on when the typing pauses, at once with Enter; an address that changes by itself wins over it. */
export function useSearchText(told: string, tell: (text: string) => void) {
  const [typed, setTyped] = useState(told)
  const [sent, setSent] = useState(told)
  const [before, setBefore] = useState(told)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (told !== before) {
    setBefore(told)
    // what comes back is what was sent, while more may have been typed
    if (told !== sent) {
      setTyped(told)
      setSent(told)
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
