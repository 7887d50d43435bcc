import { Title } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'

/**
 * Heading of a view that replaces another on the same page; takes the focus, so that keyboard and
 * screen reader continue here.
 */
export function ViewTitle({
  children,
  takesFocus = true,
}: {
  children: ReactNode
  takesFocus?: boolean
}) {
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
