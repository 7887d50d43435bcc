import {
  IconArrowLeft,
  IconArrowRight,
  IconChevronsLeft,
  IconLogout,
  IconSend,
  IconVolume,
  type Icon as TablerIcon,
} from '@tabler/icons-react'

export type IconShape = TablerIcon

/** Icons with a direction are mirrored in right-to-left languages. */
const directional: ReadonlySet<IconShape> = new Set([
  IconArrowLeft,
  IconArrowRight,
  IconChevronsLeft,
  IconLogout,
  IconSend,
  IconVolume,
])

/** A line icon beside a text or in a named button: screen readers skip it. */
export const Icon = ({ of: Shape, size = 20 }: { of: IconShape; size?: number }) => (
  <Shape
    size={size}
    stroke={1.8}
    aria-hidden="true"
    className={directional.has(Shape) ? 'mantine-rotate-rtl' : undefined}
  />
)
