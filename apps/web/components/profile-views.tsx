import '@mantine/core/styles/Skeleton.layer.css'
import { Button, Skeleton, Text } from '@mantine/core'
import { shownDate } from '@quartet/domain/dates.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../data/client.ts'
import { localDay } from '../i18n/dates.ts'
import { PlainTable } from './plain-table.tsx'
import styles from './profile-views.module.css'
import { QueryError } from './query-error.tsx'

const page = 5

/** Who else viewed the caller's profile, newest first, page by page. */
export function ProfileViews() {
  const { t } = useTranslation()
  const [shown, setShown] = useState(page)
  const views = useQuery(
    api.privacy.views.queryOptions({
      input: { query: { limit: shown - 1 } },
      meta: { quiet: true },
      placeholderData: keepPreviousData,
    }),
  )
  if (views.isPending) return <Skeleton height={160} radius="lg" />
  if (!views.data) return <QueryError query={views} />
  const { list, count } = views.data
  return (
    <div className={styles.views}>
      <Text>{t('views.lead')}</Text>
      {list.length === 0 ? <Text>{t('views.empty')}</Text> : <Table list={list} />}
      {count > list.length && shown < 1000 && (
        <Button
          variant="default"
          loading={views.isFetching}
          onClick={() => setShown(Math.min(shown + page, 1000))}
        >
          {t('views.more')}
        </Button>
      )}
    </div>
  )
}

type View = Awaited<ReturnType<typeof api.privacy.views.call>>['list'][number]

function Table({ list }: { list: View[] }) {
  const { t } = useTranslation()
  return (
    <PlainTable>
      <thead>
        <tr>
          <th scope="col">{t('views.reader')}</th>
          <th scope="col">{t('views.as')}</th>
          <th scope="col">{t('views.day')}</th>
        </tr>
      </thead>
      <tbody>
        {list.map(({ id, name, relation, at }) => (
          <tr key={id}>
            <th scope="row">{name ?? t('views.gone')}</th>
            <td>{t(`viewed_as.${relation}`)}</td>
            <td className={styles.day}>
              <bdi dir="ltr">{shownDate(localDay(new Date(at)))}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  )
}
