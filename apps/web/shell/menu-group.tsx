import { UnstyledButton } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { Icon } from '../components/icon.tsx'
import styles from './sidebar.module.css'

/** Whether it is collapsed is saved on this device. */
export function MenuGroup({
  name,
  title,
  children,
}: {
  name: string
  title: string
  children: ReactNode
}) {
  const id = useId()
  const [closed, setClosed] = useLocalStorage({
    key: `menu_closed.${name}`,
    defaultValue: false,
    getInitialValueInEffect: false,
  })
  return (
    <li className={styles.group}>
      <UnstyledButton
        className={styles.title}
        aria-expanded={!closed}
        aria-controls={id}
        onClick={() => setClosed(!closed)}
      >
        <span className={styles.text}>{title}</span>
        <Icon of={IconChevronDown} size={18} />
      </UnstyledButton>
      <ul id={id} className={styles.entries} hidden={closed}>
        {children}
      </ul>
    </li>
  )
}
