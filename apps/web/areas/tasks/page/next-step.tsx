import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './task-screen.module.css'

type Props = { onClick: () => void; children: ReactNode; disabled?: boolean }

/** The button at the end of a step that opens the next one. */
export const NextStep = (props: Props) => (
  <div className={styles.next}>
    <Button size="lg" {...props} />
  </div>
)
