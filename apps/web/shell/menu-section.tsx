import { UnstyledButton } from '@mantine/core'
import type { TextKey } from '@quartet/content/texts/text.ts'
import { IconChevronDown } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon, type IconShape } from '../components/icon.tsx'
import { type Built, isPartOf } from './menu-entries.ts'
import styles from './sidebar.module.css'

type Props = {
  title: TextKey
  icon: IconShape
  entries: readonly Built[]
  children: ReactNode
}

/** Entries of one kind below a group; open while one of them is the current page. */
export function MenuSection({ title, icon, entries, children }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const at = useLocation({ select: ({ pathname }) => pathname })
  const isCurrent = entries.some((entry) => entry.to === at || isPartOf(entry, at))
  const [opened, setOpened] = useState<boolean>()
  if (entries.length === 1) return children
  const open = opened ?? isCurrent
  return (
    <li className={styles.section}>
      <UnstyledButton
        className={styles.entry}
        aria-expanded={open}
        aria-controls={id}
        title={t(title)}
        onClick={() => setOpened(!open)}
      >
        <Icon of={icon} size={22} />
        <span className={styles.text}>{t(title)}</span>
        <span className={styles.arrow}>
          <Icon of={IconChevronDown} size={18} />
        </span>
      </UnstyledButton>
      <ul id={id} className={styles.entries} hidden={!open}>
        {children}
      </ul>
    </li>
  )
}
