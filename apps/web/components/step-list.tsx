import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Icon } from './icon.tsx'
import styles from './step-list.module.css'

/** `to`: the address of a step that can be opened again once it is done. */
type ListedStep = { title: string; note?: string; skipped?: boolean; to?: string }
type Props = { steps: readonly ListedStep[]; current: number; label: string }

/** Progress through numbered steps, of which the first is 1; skipped ones are crossed out. */
export const StepList = ({ steps, current, label }: Props) => (
  <ol className={styles.steps} aria-label={label}>
    {steps.map(({ title, note, skipped, to }, at) => (
      <li
        key={title}
        className={styles.step}
        aria-current={at + 1 === current ? 'step' : undefined}
        data-done={at + 1 < current || undefined}
        data-skipped={skipped || undefined}
      >
        <span className={styles.number}>
          {at + 1 < current ? <Icon of={IconCheck} size={18} /> : at + 1}
        </span>
        <span>
          <span className={styles.title}>
            {to && at + 1 < current ? <Link to={to}>{title}</Link> : title}
          </span>
          {note && <small className={styles.skipped}>{note}</small>}
        </span>
      </li>
    ))}
  </ol>
)
