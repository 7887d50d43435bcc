import { Button, NativeSelect, Title } from '@mantine/core'
import { type SecurityKind, securityEventDays, securityKinds } from '@quartet/domain/security.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../components/query-error.tsx'
import { api } from '../../data/client.ts'
import { usePermissions } from '../../data/use-permissions.ts'
import { NoAccess } from '../../lists/no-access.tsx'
import { mayManage } from '../../shell/content-pages.ts'
import { DayCounts } from './day-counts.tsx'
import { EventTable } from './event-table.tsx'
import { RoleFactors } from './role-factors.tsx'
import styles from './security.module.css'

const pageSize = 50
const spans = [1, 7, securityEventDays] as const

/** The first day of a range that ends today, in UTC like the days of the events. */
const firstDay = (days: number) =>
  new Date(Date.now() - (days - 1) * 86_400_000).toISOString().slice(0, 10)

/**
 * Failed logins, rejected requests and password resets, for administrators of the whole
 * installation.
 */
export function SecurityScreen() {
  const { t } = useTranslation()
  const permissions = usePermissions()
  const mayRead = permissions !== undefined && mayManage(permissions)
  const [kind, setKind] = useState<SecurityKind | ''>('')
  const [days, setDays] = useState<number>(7)
  const query = useInfiniteQuery(
    api.security.list.infiniteOptions({
      input: (offset: number) => ({
        body: { date_from: firstDay(days), offset, limit: pageSize, ...(kind && { kind }) },
      }),
      initialPageParam: 0,
      getNextPageParam: (last, pages) =>
        pages.length * pageSize < last.total ? pages.length * pageSize : undefined,
      enabled: mayRead,
      placeholderData: keepPreviousData,
      staleTime: 0,
      meta: { quiet: true },
    }),
  )
  if (permissions && !mayRead) return <NoAccess title={t('security.title')} />
  const pages = query.data?.pages ?? []
  const events = pages.flatMap((page) => page.events)
  return (
    <article className={styles.screen}>
      <Title order={1}>{t('security.title')}</Title>
      <p className={styles.lead}>{t('security.lead')}</p>
      {permissions?.has('edit_roles') && <RoleFactors />}
      <div className={styles.filters}>
        <NativeSelect
          label={t('security.kind')}
          value={kind}
          onChange={({ currentTarget }) => setKind(currentTarget.value as SecurityKind | '')}
          data={[
            { value: '', label: t('security.all_kinds') },
            ...securityKinds.map((one) => ({ value: one, label: t(`security.${one}`) })),
          ]}
        />
        <NativeSelect
          label={t('security.span')}
          value={days}
          onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
          data={spans.map((one) => ({
            value: String(one),
            label: one === 1 ? t('security.today') : t('security.last_days', { count: one }),
          }))}
        />
      </div>
      {query.error && <QueryError query={query} />}
      {query.isPending && <p role="status">{t('shell.loading')}</p>}
      {query.isSuccess && events.length === 0 && (
        <NoteBox mood="info" role="status">
          <p>{t('security.empty')}</p>
        </NoteBox>
      )}
      {events.length > 0 && (
        <>
          <DayCounts days={pages[0]?.days ?? []} />
          <EventTable events={events} />
          {query.hasNextPage && (
            <Button
              variant="default"
              className={styles.more}
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t('security.more')}
            </Button>
          )}
        </>
      )}
    </article>
  )
}
