import type { ReactNode } from 'react'

/** Line icons on a 24 by 24 field: those of every page, the login among them. */
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
} satisfies Record<string, ReactNode>

export const Icon = ({ name, size = 22 }: { name: keyof typeof icons; size?: number }) => <LineIcon size={size}>{icons[name]}</LineIcon>

/** The pen that all of them are drawn with; what points somewhere is mirrored where one reads from the right. */
export const LineIcon = ({ size, pointing = false, children }: { size: number; pointing?: boolean; children: ReactNode }) => (
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
