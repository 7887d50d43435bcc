import type { ReactNode } from 'react'

/** Line icons on a 24 by 24 field. */
const icons = {
  close: <path d="M6 6l12 12M18 6 6 18" />,
  light: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
    </>
  ),
  dark: <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />,
  auto: (
    <>
      <rect x="3.5" y="5" width="17" height="11" rx="1.5" />
      <path d="M9 20h6" />
    </>
  ),
  language: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17" />
    </>
  ),
  shown: (
    <>
      <path d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  hidden: (
    <path d="M4 4l16 16M9.9 5.7c.7-.1 1.4-.2 2.1-.2 3.7 0 7 2 9.5 6.5-.8 1.4-1.6 2.6-2.6 3.5M6.3 7.3C4.9 8.4 3.6 10 2.5 12c2.5 4.5 5.8 6.5 9.5 6.5 1.8 0 3.5-.5 5-1.4M10 10a3 3 0 0 0 4 4" />
  ),
  profile: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5" />
    </>
  ),
  inventory: (
    <>
      <path d="M8 4.5H6A1.5 1.5 0 0 0 4.5 6v13A1.5 1.5 0 0 0 6 20.5h12a1.5 1.5 0 0 0 1.5-1.5V6A1.5 1.5 0 0 0 18 4.5h-2" />
      <rect x="8" y="3" width="8" height="3.5" rx="1" />
      <path d="m8 12 1.5 1.5L12 11M8 17h.5M13.5 12.5H16M12 17h4" />
    </>
  ),
  logout: (
    <path d="M14 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H14M10 12h10M17 8.5l3.5 3.5-3.5 3.5" />
  ),
  back: <path d="M19 12H5M11 6l-6 6 6 6" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  fold: <path d="M13 6l-6 6 6 6M19 6l-6 6 6 6" />,
  help: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M9.5 9.8a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 16.8v.1" />
    </>
  ),
  video: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="2" />
      <path d="M10.5 9.2v5.6l4.6-2.8z" />
    </>
  ),
  own_data: (
    <>
      <path d="M12 3.5 5 6v5.5c0 4.3 2.9 7.4 7 9 4.1-1.6 7-4.7 7-9V6z" />
      <path d="m9 12 2.2 2.2L15.2 10" />
    </>
  ),
  account: (
    <>
      <path d="M4 7h9M17 7h3M4 17h3M11 17h9M4 12h16" />
      <circle cx="15" cy="7" r="2" />
      <circle cx="9" cy="17" r="2" />
    </>
  ),
  open: <path d="m7 9.5 5 5 5-5" />,
  add: <path d="M12 5v14M5 12h14" />,
  edit: (
    <path d="M4.5 19.5l1-4.2L15.8 5a1.8 1.8 0 0 1 2.5 0l.7.7a1.8 1.8 0 0 1 0 2.5L8.7 18.5zM14 6.8l3.2 3.2" />
  ),
  delete: <path d="M5 7h14M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10 10.5v5.5M14 10.5v5.5" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  tasks: (
    <>
      <path d="M6 3.5h9l4 4v12A1.5 1.5 0 0 1 17.5 21h-11A1.5 1.5 0 0 1 5 19.5v-15" />
      <path d="m8.5 12 1.5 1.5 2.5-3M8.5 17l1.5 1.5 2.5-3M15 12.5h1M15 17.5h1" />
    </>
  ),
  work: (
    <>
      <rect x="3.5" y="8" width="17" height="11.5" rx="1.5" />
      <path d="M9 8V5.5A1.5 1.5 0 0 1 10.5 4h3A1.5 1.5 0 0 1 15 5.5V8M3.5 13h17M12 12v2" />
    </>
  ),
  management: (
    <>
      <rect x="4" y="4" width="7" height="7" rx="1.5" />
      <rect x="13" y="4" width="7" height="7" rx="1.5" />
      <rect x="4" y="13" width="7" height="7" rx="1.5" />
      <path d="M16.5 13v7M13 16.5h7" />
    </>
  ),
  content: (
    <>
      <path d="M5 4.5h14v15H5zM8.5 9h7M8.5 12.5h7M8.5 16h4" />
    </>
  ),
  people: (
    <>
      <circle cx="9" cy="8.5" r="3.5" />
      <path d="M2.5 19.5c.7-3.2 3.3-5 6.5-5s5.8 1.8 6.5 5M15 5.4a3.5 3.5 0 0 1 0 6.2M17.5 15c2 .7 3.4 2.2 4 4.5" />
    </>
  ),
  institution: (
    <path d="M3.5 9.5 12 4.5l8.5 5zM5.5 10v7.5M10 10v7.5M14 10v7.5M18.5 10v7.5M3.5 20h17" />
  ),
  career: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m15.5 8.5-2 5-5 2 2-5z" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof icons

/** Icons with a direction are mirrored in right-to-left languages. */
const pointing: readonly IconName[] = ['back', 'fold', 'logout']

export const Icon = ({ name, size = 22 }: { name: IconName; size?: number }) => (
  <LineIcon size={size} pointing={pointing.includes(name)}>
    {icons[name]}
  </LineIcon>
)

/**
 * The SVG with the stroke that all icons share; `pointing` mirrors it in right-to-left languages.
 */
export const LineIcon = ({
  size,
  pointing = false,
  children,
}: {
  size: number
  pointing?: boolean
  children: ReactNode
}) => (
  <svg
    className={pointing ? 'mantine-rotate-rtl' : undefined}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
)
