import '@mantine/core/styles/Tabs.layer.css'
import { Button, Group, Tabs } from '@mantine/core'
import type { RosterChange, RosterImport } from '@quartet/contract/areas/roster.ts'
import { rosterKinds } from '@quartet/domain/roster.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../components/query-error.tsx'
import { api } from '../../../data/client.ts'
import { counted, shownNumber } from '../../../i18n/numbers.ts'
import styles from '../../../lists/sheets/sheets.module.css'
import { RosterChangeRows } from './roster-change-rows.tsx'

type Tab = RosterChange['kind'] | 'noted'
const titles = {
  added: 'content.sheets_added',
  changed: 'content.sheets_changed',
  leaving: 'roster.leaving',
  noted: 'roster.notes',
} as const

/** Who is new, who changes and who leaves, each in a tab with the number; after an undo its rest. */
export function RosterChanges({ report }: { report: RosterImport }) {
  const { t } = useTranslation()
  const countOf = { ...report, noted: report.notes }
  const tabs = (['noted', ...rosterKinds] as const).filter((tab) => countOf[tab] > 0)
  const [chosen, setChosen] = useState<Tab>()
  const tab = tabs.find((one) => one === chosen) ?? tabs[0]
  if (!tab) return null
  return (
    <Tabs
      value={tab}
      onChange={(next) => setChosen((next ?? undefined) as Tab)}
      keepMounted={false}
    >
      <Tabs.List>
        {tabs.map((one) => (
          <Tabs.Tab key={one} value={one}>
            {t(titles[one])} ({shownNumber(countOf[one])})
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={tab} pt="md">
        <Changes key={tab} id={report.id} tab={tab} />
      </Tabs.Panel>
    </Tabs>
  )
}

function Changes({ id, tab }: { id: number; tab: Tab }) {
  const { t } = useTranslation()
  const query = useChanges(id, tab)
  const pages = query.data?.pages ?? []
  const changes = pages.flatMap((page) => page.changes)
  if (query.error) return <QueryError query={query} />
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section className={styles.rows} tabIndex={0} aria-label={t('content.sheets_changes')}>
        <RosterChangeRows changes={changes} />
      </section>
      {query.data && (
        <Group mt="sm">
          <span role="status">
            {t('content.count_of', {
              ...counted(changes.length),
              of: shownNumber(pages.at(-1)?.count ?? 0),
            })}
          </span>
          {query.hasNextPage && (
            <Button
              variant="default"
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t('content.sheets_show_more')}
            </Button>
          )}
        </Group>
      )}
    </>
  )
}

const useChanges = (id: number, tab: Tab) =>
  useInfiniteQuery(
    api.roster.changes.infiniteOptions({
      input: (offset: number) => ({
        params: { id },
        query: { offset, ...(tab === 'noted' ? { noted: '1' as const } : { kind: tab }) },
      }),
      initialPageParam: 0,
      getNextPageParam: ({ count }, pages) => {
        const shown = pages.reduce((sum, page) => sum + page.changes.length, 0)
        return shown < count ? shown : undefined
      },
      placeholderData: keepPreviousData,
      meta: { quiet: true },
    }),
  )
