import { Title } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'

/** The heading of a view that takes another's place on the same page: readers and the keyboard go on from here. */
export function ViewTitle({ children, takesFocus = true }: { children: ReactNode; takesFocus?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <Title order={1} ref={heading} tabIndex={-1}>
      {children}
    </Title>
  )
}
