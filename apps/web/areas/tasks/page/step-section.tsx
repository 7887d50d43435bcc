import { type TaskStep, taskSteps } from '@quartet/domain/task-steps.ts'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import styles from './step-section.module.css'

type Props = {
  step: TaskStep
  isOpen: boolean
  onOpen: () => void
  /** One line for the closed step. */
  summary: string
  children: ReactNode
  /** Rendered also before the step is opened, and on paper. */
  printed?: ReactNode
}

/**
 * One of the steps of a task. Once opened, its content stays in the page, so that nothing typed is
 * lost; its heading takes the focus when it is opened.
 */
export function StepSection({ step, isOpen, onOpen, summary, children, printed }: Props) {
  const { t } = useTranslation()
  const [heading, panel] = [useId(), useId()]
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  const button = useFocusWhenOpened(isOpen)
  return (
    <section className={styles.step} aria-labelledby={heading} data-printed={Boolean(printed)}>
      <h2 className={styles.heading} id={heading}>
        <button
          ref={button}
          type="button"
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={panel}
          aria-disabled={isOpen}
          onClick={onOpen}
        >
          <span className={styles.number}>{taskSteps.indexOf(step) + 1}</span>
          <span className={styles.name}>{t(`decode.head_${step}`)}</span>
          {!isOpen && <span className={styles.summary}>{summary}</span>}
          {!isOpen && <Icon of={IconChevronDown} size={20} />}
        </button>
      </h2>
      <div id={panel} className={styles.panel} data-closed={!isOpen || undefined}>
        {printed}
        {(isOpen || wasOpened) && <div className={styles.content}>{children}</div>}
      </div>
    </section>
  )
}

function useFocusWhenOpened(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef(isOpen)
  useEffect(() => {
    if (isOpen && !before.current) {
      button.current?.focus({ preventScroll: true })
      button.current?.scrollIntoView({ block: 'start' })
    }
    before.current = isOpen
  }, [isOpen])
  return button
}
