import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import type { RosterChange, RosterImport } from '@quartet/contract/areas/roster.ts'
import { rosterKinds } from '@quartet/domain/roster.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../components/query-error.tsx'
import { api } from '../../../data/client.ts'
import { shownNumber } from '../../../i18n/numbers.ts'
import { ChangeTable, nextOffset } from '../../../lists/sheets/change-table.tsx'
import { RosterChangeRow } from './roster-change-row.tsx'

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
  const changes = query.data?.pages.flatMap((page) => page.changes) ?? []
  if (query.error) return <QueryError query={query} />
  return (
    <ChangeTable query={query} first={t('roster.person')}>
      {changes.map((change) => (
        <RosterChangeRow key={`${change.row} ${change.id}`} change={change} />
      ))}
    </ChangeTable>
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
      getNextPageParam: nextOffset,
      placeholderData: keepPreviousData,
      meta: { quiet: true },
    }),
  )
