import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Person } from '../read/person.ts'
import { HistoryTab } from './history-tab.tsx'
import { type ProfileTab, profileTabs, searchOfTab } from './profile-tab.ts'
import styles from './profile-tabs.module.css'
import { ResultTab } from './result-tab.tsx'
import { StatementsTab } from './statements-tab.tsx'

type Props = { person: Person; own: boolean; tab: ProfileTab }

const panels = { result: ResultTab, statements: StatementsTab, history: HistoryTab }

/** The profile in three tabs; the chosen one is in the address. */
export function ProfileTabs({ person, own, tab }: Props) {
  const navigate = useNavigate()
  const shown = profileTabs.filter(
    (one) => one !== 'statements' || own || person.sees.includes('statements'),
  )
  const current = shown.includes(tab) ? tab : 'result'
  const Panel = panels[current]
  const open = (next: string | null) =>
    void navigate({
      to: '/new-theme/profile/{-$id}',
      params: { id: own ? undefined : String(person.id) },
      search: searchOfTab(profileTabs.find((one) => one === next) ?? 'result'),
      resetScroll: false,
    })
  return (
    <Tabs value={current} onChange={open} keepMounted={false}>
      <Tabs.List className={styles.list} data-screen-only>
        {shown.map((one) => (
          <Tabs.Tab key={one} value={one} className={styles.tab}>
            <TabName tab={one} person={person} own={own} />
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {shown.map((one) => (
        <Tabs.Panel key={one} value={one} className={styles.panel}>
          {one === current && <Panel person={person} own={own} />}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

/** Shorter on a phone, so that the three stand in one row. */
function TabName({ tab, person, own }: Props) {
  const { t } = useTranslation()
  if (own && person.age_group_id === 1) return t(`child.tab_${tab}`)
  if (!own) return t(`profile.tab_of_${tab}`)
  return (
    <>
      <span className={styles.long}>{t(`profile.tab_${tab}`)}</span>
      <span className={styles.short}>{t(`profile.tab_of_${tab}`)}</span>
    </>
  )
}
