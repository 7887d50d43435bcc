import { useDirection } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { GraphSize } from './graph-scale.ts'

/** The width of a printed page between its margins. */
const paperWidth = 690
/** Until the page is laid out. */
const firstWidth = 640

/** The size of a graph that fills its place, on the screen and on paper. */
export function useGraphSize() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(firstWidth)
  const isPrinted = useIsPrinted()
  const isPhone = useMediaQuery('(max-width: 639.98px)', false, { getInitialValueInEffect: false })
  const isRtl = useDirection().dir === 'rtl'
  useLayoutEffect(() => {
    const place = ref.current
    if (!place) return
    const measure = () => place.clientWidth > 0 && setWidth(place.clientWidth)
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(place)
    return () => watch.disconnect()
  }, [])
  const size: GraphSize = isPrinted
    ? { width: paperWidth, isNarrow: false, isRtl }
    : { width, isNarrow: isPhone, isRtl }
  return { ref, size }
}

/** Whether the page is being printed; the browser waits for what is drawn at once. */
function useIsPrinted() {
  const [isPrinted, setPrinted] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinted(true))
    const end = () => setPrinted(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinted
}
