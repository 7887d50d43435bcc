import { UnstyledButton } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { IconChevronDown, IconChevronsLeft, IconShieldCheck } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../components/icon.tsx'
import { usePermissionsQuery } from '../data/use-permissions.ts'
import { Brand } from './brand.tsx'
import { type Built, contentEntriesFor, entriesFor, worksInOldDesign } from './menu-entries.ts'
import { OwnDataLink } from './own-data-link.tsx'
import styles from './sidebar.module.css'

type Props = { narrow?: boolean; onFold?: () => void; onChosen?: () => void }

const groups = [
  { group: 'learning', title: 'menu.learning' },
  { group: 'content', title: 'menu.content' },
  { group: 'help', title: 'menu.help' },
] as const

/**
 * The main menu, at the side or in a phone's drawer: collapsible groups, or flat in the old design.
 */
export function Sidebar({ narrow = false, onFold, onChosen }: Props) {
  const { t } = useTranslation()
  const { data: permissions, isPending } = usePermissionsQuery()
  // all entries at once, so that none moves
  const entries = isPending ? [] : [...entriesFor(permissions), ...contentEntriesFor(permissions)]
  const listed = (those: Built[]) =>
    those.map((entry) => <Entry key={entry.to} entry={entry} narrow={narrow} onChosen={onChosen} />)
  return (
    <nav
      className={styles.menu}
      data-narrow={narrow || undefined}
      aria-label={t('shell.navigation')}
    >
      {onFold && (
        <div className={styles.brand}>
          <Brand short={narrow} />
        </div>
      )}
      <ul className={styles.entries}>
        {isPending || worksInOldDesign(permissions) ? (
          listed(entries)
        ) : (
          <>
            {groups.map(({ group, title }) => {
              const those = entries.filter((entry) => entry.group === group)
              return (
                those.length > 0 && (
                  <Group key={group} name={group} title={t(title)}>
                    {listed(those)}
                  </Group>
                )
              )
            })}
            <li className={styles.apart}>
              <OwnDataLink
                className={styles.entry}
                title={narrow ? t('menu.own_data') : undefined}
                onClick={onChosen}
              >
                <Icon of={IconShieldCheck} size={22} />
                <span className={styles.text}>{t('menu.own_data')}</span>
              </OwnDataLink>
            </li>
            {listed(entries.filter((entry) => entry.group === null))}
          </>
        )}
      </ul>
      {onFold && (
        <UnstyledButton className={styles.entry} onClick={onFold} aria-expanded={!narrow}>
          <span className={styles.fold}>
            <Icon of={IconChevronsLeft} size={22} />
          </span>
          <span className={styles.text}>{t(narrow ? 'shell.unfold_menu' : 'shell.fold_menu')}</span>
        </UnstyledButton>
      )}
    </nav>
  )
}

const isAt = (part: string, at: string) => (part.endsWith('/') ? at.startsWith(part) : at === part)

function Entry({
  entry,
  narrow,
  onChosen,
}: {
  entry: Built
  narrow: boolean
  onChosen?: () => void
}) {
  const { t } = useTranslation()
  const at = useLocation({ select: ({ pathname }) => pathname })
  return (
    <li>
      <Link
        data-part={entry.parts?.some((part) => isAt(part, at)) || undefined}
        to={entry.to}
        params={{ id: undefined }}
        activeOptions={{ exact: entry.to.endsWith('{-$id}'), includeSearch: false }}
        preload={entry.to === '/logout' ? false : undefined}
        className={styles.entry}
        title={narrow ? t(entry.title) : undefined}
        onClick={onChosen}
      >
        <Icon of={entry.icon} size={22} />
        <span className={styles.text}>{t(entry.title)}</span>
      </Link>
    </li>
  )
}

/** Whether it is collapsed is saved on this device. */
function Group({ name, title, children }: { name: string; title: string; children: ReactNode }) {
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
