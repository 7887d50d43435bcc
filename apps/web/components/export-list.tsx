import { Button, Text } from '@mantine/core'
import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { download } from '../data/download.ts'
import { writtenMoment } from '../i18n/dates.ts'
import styles from './export-list.module.css'

type Outputs = InferContractRouterOutputs<typeof contract>
export type ExportRow = Outputs['guardians']['exports']['exports'][number]
export const isExporting = ({ state }: ExportRow) => state === 'waiting'

type Props = { rows: readonly ExportRow[]; fetchFile: (id: number) => Promise<File> }

/** The exports of somebody who is looked after: those under way, and their files. */
export function ExportList({ rows, fetchFile }: Props) {
  const { t } = useTranslation()
  const finished = rows.filter((row) => !isExporting(row))
  return (
    <>
      <div role="status">
        {rows.filter(isExporting).map(({ id, asked_at }) => (
          <Text key={id}>{t('own_data.export_waiting', { date: writtenMoment(asked_at) })}</Text>
        ))}
      </div>
      {finished.length > 0 && (
        <ul className={styles.files}>
          {finished.map((row) => (
            <Finished key={row.id} row={row} fetchFile={fetchFile} />
          ))}
        </ul>
      )}
    </>
  )
}

const dayOf = (moment: string | null) => (moment === null ? '' : writtenMoment(moment))

function Finished({ row, fetchFile }: { row: ExportRow; fetchFile: Props['fetchFile'] }) {
  const { t, i18n } = useTranslation()
  const fetching = useMutation({ mutationFn: async () => download(await fetchFile(row.id)) })
  if (row.state === 'failed')
    return <li>{t('own_data.export_failed', { date: dayOf(row.asked_at) })}</li>
  const size = new Intl.NumberFormat(`${i18n.language}-u-nu-latn`, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  }).format(Math.ceil((row.bytes ?? 0) / 1000))
  return (
    <li>
      <span>
        {t('own_data.export_ready', {
          date: dayOf(row.ready_at),
          size,
          until: dayOf(row.kept_until),
        })}
      </span>
      <Button loading={fetching.isPending} onClick={() => fetching.mutate()}>
        {t('own_data.export_fetch')}
      </Button>
    </li>
  )
}
