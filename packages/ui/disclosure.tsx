import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import styles from './disclosure.module.css'

type Props = {
  title: ReactNode
  /** Level of the heading; no heading without it. */
  level?: 2 | 3 | 4
  openAtFirst?: boolean
  plain?: boolean
  children: ReactNode
}

/** A heading that shows and hides its content; hidden content is not rendered. */
export function Disclosure({ title, level, openAtFirst = false, plain = false, children }: Props) {
  const [open, setOpen] = useState(openAtFirst)
  const panel = useId()
  const Heading = level ? (`h${level}` as const) : 'div'
  return (
    <div className={styles.disclosure} data-plain={plain || undefined}>
      <Heading className={styles.heading}>
        <button
          type="button"
          className={styles.button}
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
        >
          <span className={styles.title}>{title}</span>
          <IconChevronDown size={20} className={styles.chevron} aria-hidden="true" />
        </button>
      </Heading>
      <div id={panel} className={styles.panel} hidden={!open}>
        {open && children}
      </div>
    </div>
  )
}
