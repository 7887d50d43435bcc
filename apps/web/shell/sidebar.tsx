import { UnstyledButton } from '@mantine/core'
import { IconChevronsLeft, IconShieldCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../components/icon.tsx'
import { usePermissionsQuery } from '../data/use-permissions.ts'
import { Brand } from './brand.tsx'
import {
  type Built,
  contentEntriesFor,
  courseEntriesFor,
  entriesFor,
  isStaff,
  peopleEntriesFor,
  sectionsFor,
  systemEntriesFor,
  todayEntriesFor,
  worksInOldDesign,
} from './menu-entries.ts'
import { MenuEntry } from './menu-entry.tsx'
import { MenuGroup } from './menu-group.tsx'
import { MenuPages } from './menu-pages.tsx'
import { MenuSection } from './menu-section.tsx'
import { OwnDataLink } from './own-data-link.tsx'
import styles from './sidebar.module.css'

type Look = { narrow?: boolean; onChosen?: () => void }
type Props = Look & { onFold?: () => void }

const learning = { group: 'learning', title: 'menu.learning' } as const
const work = [
  { group: 'people', title: 'menu.people' },
  { group: 'content', title: 'menu.content' },
  { group: 'system', title: 'menu.system' },
] as const
const help = { group: 'help', title: 'menu.help' } as const

/**
 * The main menu, at the side or in a phone's drawer: collapsible groups, or flat in the old design.
 */
export function Sidebar({ narrow = false, onFold, onChosen }: Props) {
  const { t } = useTranslation()
  const { data: permissions, isPending } = usePermissionsQuery()
  const Entries = worksInOldDesign(permissions) ? FlatEntries : GroupedEntries
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
        {/* all entries at once, so that none moves */}
        {!isPending && <Entries {...{ permissions, narrow, onChosen }} />}
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

type EntriesProps = {
  permissions: ReadonlySet<string> | undefined
  narrow: boolean
  onChosen: (() => void) | undefined
}

const listed = (entries: readonly Built[], { narrow, onChosen }: EntriesProps) =>
  entries.map((entry) => (
    <MenuEntry key={entry.to} entry={entry} narrow={narrow} onChosen={onChosen} />
  ))

function FlatEntries(props: EntriesProps) {
  const { permissions, narrow, onChosen } = props
  return (
    <>
      {listed(
        [
          ...entriesFor(permissions),
          ...peopleEntriesFor(permissions),
          ...courseEntriesFor(permissions),
          ...contentEntriesFor(permissions),
        ],
        props,
      )}
      <MenuPages narrow={narrow} onChosen={onChosen} />
    </>
  )
}

function GroupedEntries(props: EntriesProps) {
  const { t } = useTranslation()
  const { permissions, narrow, onChosen } = props
  const entries = [
    ...entriesFor(permissions),
    ...peopleEntriesFor(permissions),
    ...courseEntriesFor(permissions),
    ...systemEntriesFor(permissions),
  ]
  const sections = sectionsFor(permissions)
  return (
    <>
      {listed(todayEntriesFor(permissions), props)}
      {(isStaff(permissions) ? [...work, learning, help] : [learning, ...work, help]).map(
        ({ group, title }) => {
          const those = entries.filter((entry) => entry.group === group)
          const below = group === 'content' ? sections : []
          return (
            those.length + below.length > 0 && (
              <MenuGroup key={group} name={group} title={t(title)}>
                {listed(those, props)}
                {below.map((section) => (
                  <MenuSection key={section.section} {...section}>
                    {listed(section.entries, props)}
                  </MenuSection>
                ))}
                {group === 'help' && <MenuPages narrow={narrow} onChosen={onChosen} />}
              </MenuGroup>
            )
          )
        },
      )}
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
      {listed(
        entries.filter((entry) => entry.group === null),
        props,
      )}
    </>
  )
}
