import type { LogDetails, LogRow } from '@quartet/contract/areas/logs.ts'
import { Disclosure } from '@quartet/ui/disclosure.tsx'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../components/query-error.tsx'
import { api } from '../../data/client.ts'
import { shownMinute } from '../../i18n/dates.ts'
import { LogAction, LogPersonName, LogRecord } from '../../lists/record/log-entry.tsx'
import { RecordPanel } from '../../lists/record/record-panel.tsx'
import { useNeighbours } from '../../lists/record/use-neighbours.ts'
import { useOpenRow } from '../../lists/record/use-open-row.ts'
import type { List } from '../../lists/table/use-list.ts'
import { LogDifference } from './log-difference.tsx'
import styles from './log-panel.module.css'

/** The open entry beside the list: who did what, and the values before and after. */
export function LogPanel({ list }: { list: List<LogRow> }) {
  const { t } = useTranslation()
  const { row, show, close } = useOpenRow()
  const id = typeof row === 'number' ? row : undefined
  const { previous, next } = useNeighbours(list.rows, id ?? 0)
  const query = useQuery(
    api.logs.show.queryOptions({
      input: { params: { log_id: id ?? 0 } },
      enabled: id !== undefined,
      meta: { quiet: true },
    }),
  )
  const details = query.data?.log.id === id ? query.data : undefined
  return (
    <RecordPanel
      opened={id !== undefined}
      title={t('logs.one')}
      onClose={close}
      onPrevious={previous === undefined ? undefined : () => show(previous)}
      onNext={next === undefined ? undefined : () => show(next)}
    >
      {details && <Entry key={id} {...details} />}
      {!details &&
        (query.error ? <QueryError query={query} /> : <p role="status">{t('shell.loading')}</p>)}
    </RecordPanel>
  )
}

function Entry(details: LogDetails) {
  const { t } = useTranslation()
  const { log } = details
  return (
    <>
      <dl className={styles.facts}>
        <dt>{t('people.history_at')}</dt>
        <dd>
          <bdi dir="ltr">{shownMinute(log.at)}</bdi>
        </dd>
        <dt>{t('people.history_what')}</dt>
        <dd>
          <LogAction {...log} /> <LogRecord {...log} />
        </dd>
        <dt>{t('people.history_by')}</dt>
        <dd>
          <LogPersonName person={log.actor} />
        </dd>
        {log.subject && (
          <>
            <dt>{t('logs.about')}</dt>
            <dd>
              <LogPersonName person={log.subject} />
            </dd>
          </>
        )}
      </dl>
      <Values {...details} />
    </>
  )
}

function Values({ old_value, new_value, hidden, values }: LogDetails) {
  const { t } = useTranslation()
  if (values !== 'stored') return <NoteBox mood="info">{t(`logs.values_${values}`)}</NoteBox>
  return (
    <>
      <LogDifference before={old_value} after={new_value} hidden={hidden} />
      <Disclosure title={t('logs.json')} level={3} plain>
        <Json name="old_value" value={old_value} />
        <Json name="new_value" value={new_value} />
      </Disclosure>
    </>
  )
}

const Json = ({ name, value }: { name: string; value: unknown }) => (
  <figure className={styles.json}>
    <figcaption dir="ltr">{name}</figcaption>
    <pre dir="ltr">{JSON.stringify(value, null, 2)}</pre>
  </figure>
)
