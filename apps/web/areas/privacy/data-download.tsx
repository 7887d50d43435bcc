import { Button, Text, Title } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../components/query-error.tsx'
import { api, client } from '../../data/client.ts'
import { download } from '../../data/download.ts'
import { writtenMoment } from '../../i18n/dates.ts'
import styles from './own-data.module.css'
import type { Export } from './own-data.ts'

/** Milliseconds between two polls while an export is prepared. */
const lookEvery = 3_000
const dayOf = (moment: string | null) => (moment === null ? '' : writtenMoment(moment))

/** All data about the person as a file: requested, prepared, downloaded (method D44). */
export function DataDownload() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const exports = useQuery(
    api.exports.list.queryOptions({
      meta: { quiet: true },
      refetchInterval: ({ state }) => (state.data?.exports.some(isWaiting) ? lookEvery : false),
    }),
  )
  const requestExport = useMutation(
    api.exports.ask.mutationOptions({
      onSuccess: (answer) => queries.setQueryData(api.exports.list.queryKey(), answer),
    }),
  )
  const rows = exports.data?.exports ?? []
  return (
    <section className={styles.section} id="export">
      <Title order={2}>{t('own_data.export_title')}</Title>
      <Text>{t('own_data.export_text')}</Text>
      {exports.error && !exports.data && <QueryError query={exports} />}
      <div role="status">
        {rows.filter(isWaiting).map(({ id, asked_at }) => (
          <Text key={id}>{t('own_data.export_waiting', { date: dayOf(asked_at) })}</Text>
        ))}
      </div>
      {rows.some((row) => !isWaiting(row)) && (
        <ul className={styles.purposes}>
          {rows
            .filter((row) => !isWaiting(row))
            .map((row) => (
              <Finished key={row.id} row={row} />
            ))}
        </ul>
      )}
      {exports.data && !rows.some(isWaiting) && (
        <div>
          <Button
            variant="outline"
            loading={requestExport.isPending}
            onClick={() => requestExport.mutate(undefined)}
          >
            {t('own_data.export_ask')}
          </Button>
        </div>
      )}
    </section>
  )
}

const isWaiting = ({ state }: Export) => state === 'waiting'

function Finished({ row }: { row: Export }) {
  const { t, i18n } = useTranslation()
  const fetching = useMutation({
    mutationFn: async () =>
      download((await client.exports.file({ params: { export_id: row.id } })).body as File),
  })
  const size = new Intl.NumberFormat(`${i18n.language}-u-nu-latn`, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  }).format(Math.ceil((row.bytes ?? 0) / 1000))
  if (row.state === 'failed')
    return (
      <li className={styles.purpose}>
        {t('own_data.export_failed', { date: dayOf(row.asked_at) })}
      </li>
    )
  return (
    <li className={styles.purpose}>
      <span>
        {t('own_data.export_ready', {
          date: dayOf(row.ready_at),
          size,
          until: dayOf(row.kept_until),
        })}
        {row.asked_by === 'guardian' && <> {t('own_data.export_by_guardian')}</>}
      </span>
      <Button loading={fetching.isPending} onClick={() => fetching.mutate()}>
        {t('own_data.export_fetch')}
      </Button>
    </li>
  )
}
