import type { Band } from '@quartet/domain/bands.ts'
import type { ReactNode } from 'react'

const ring = <circle cx="8" cy="8" r="6.25" fill="none" stroke="currentColor" strokeWidth="1.75" />

const shapes: Record<Band, ReactNode> = {
  Avoid: ring,
  'As Needed': (
    <>
      {ring}
      <path d="M2.6 8a5.4 5.4 0 0 0 10.8 0z" />
    </>
  ),
  'Use First': <circle cx="8" cy="8" r="7.1" />,
}

/**
 * A shape for each degree of use: an empty, a half and a full disc. Decorative beside the degree's
 * name unless it has a title.
 */
export function BandMark({
  band,
  size = 16,
  title,
}: {
  band: Band
  size?: number
  title?: string
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="currentColor"
      style={{ flex: 'none', display: 'block' }}
      aria-hidden={title === undefined}
      role={title && 'img'}
      aria-label={title}
    >
      {shapes[band]}
    </svg>
  )
}
