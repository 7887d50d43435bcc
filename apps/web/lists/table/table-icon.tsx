import type { ReactNode } from 'react'
import { LineIcon } from '../../components/icon.tsx'

/**
 * Line icons on a 24 by 24 field, separate from those of every page because only lists need them.
 */
const icons = {
  add: <path d="M12 5v14M5 12h14" />,
  bin: <path d="M5 7h14M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10 10.5v5.5M14 10.5v5.5" />,
  print: (
    <>
      <path d="M7 9V4h10v5M7 17H4.5v-7A1 1 0 0 1 5.5 9h13a1 1 0 0 1 1 1v7H17" />
      <path d="M7 14h10v6H7z" />
    </>
  ),
  erase: <path d="M5 7h14M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10 11l4 5M14 11l-4 5" />,
  restore: <path d="M4.5 12a7.5 7.5 0 1 0 2.4-5.5L4.5 8.7M4.5 4.5v4.2h4.2" />,
  edit: (
    <path d="M4.5 19.5l1-4.2L15.8 5a1.8 1.8 0 0 1 2.5 0l.7.7a1.8 1.8 0 0 1 0 2.5L8.7 18.5zM14 6.8l3.2 3.2" />
  ),
  details: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5.5M12 7.6v.1" />
    </>
  ),
  open: <path d="M5 12h14M13 6l6 6-6 6" />,
  send: <path d="M4 12 20 4.5 15.5 20l-4-6.5zM11.5 13.5 20 4.5" />,
  filter: <path d="M4 6h16M7 12h10M10.5 18h3" />,
  columns: <path d="M4.5 5h15v14h-15zM9.5 5v14M14.5 5v14" />,
  sheet: <path d="M4.5 4.5h15v15h-15zM4.5 9.5h15M4.5 14.5h15M10 4.5v15" />,
  language: (
    <path d="M3.5 6h10M8.5 4v2M11.5 6c-1 3.6-3.6 6.2-7 7.5M6 9c1.2 2.2 3 3.8 5.5 4.6M12 20l4-9.5L20 20M13.4 16.8h5.2" />
  ),
  move: <path d="M12 4v16M8.5 7.5 12 4l3.5 3.5M8.5 16.5 12 20l3.5-3.5" />,
  up: <path d="m7 14.5 5-5 5 5" />,
  down: <path d="m7 9.5 5 5 5-5" />,
  both: <path d="m8 9.5 4-4 4 4M8 14.5l4 4 4-4" />,
  close: <path d="M7 7l10 10M17 7 7 17" />,
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </>
  ),
} satisfies Record<string, ReactNode>
export type TableIconName = keyof typeof icons

const pointing: readonly TableIconName[] = ['open', 'send']

export const TableIcon = ({ name, size = 20 }: { name: TableIconName; size?: number }) => (
  <LineIcon size={size} pointing={pointing.includes(name)}>
    {icons[name]}
  </LineIcon>
)
