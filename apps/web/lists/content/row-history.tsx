import { Button } from '@mantine/core'
import type { HistoryEntry } from '@quartet/contract/resource.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MoreButton } from '../../components/more-button.tsx'
import { QueryError } from '../../components/query-error.tsx'
import { shownMinute } from '../../i18n/dates.ts'
import { editableFields } from '../record/field.ts'
import { useLanguageNames } from '../use-language-names.ts'
import type { Content, ContentRow } from './content.ts'
import { changesIn } from './row-changes.ts'
import styles from './row-history.module.css'
import { useRestoreValues } from './use-restore-values.ts'

type Props<Row extends ContentRow> = {
  content: Content<Row>
  row: Row
  versions: readonly Row[]
  /** An earlier text was saved again: forms that show the row start from there. */
  onRestored: () => void
}

/** Who changed a row, when and what, in all languages; loaded when it is opened. */
export function RowHistory<Row extends ContentRow>(props: Props<Row>) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={styles.history}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('content.history')}</summary>
      {isOpen && <Entries {...props} />}
    </details>
  )
}

function Entries<Row extends ContentRow>({ content, row, versions, onRestored }: Props<Row>) {
  const { t } = useTranslation()
  const query = useInfiniteQuery({
    queryKey: ['row', content.name, row.id, 'history'],
    queryFn: ({ pageParam: before }) =>
      content.calls.history({ params: { id: row.id }, query: before ? { before } : {} }),
    initialPageParam: 0,
    getNextPageParam: ({ history, has_earlier }) => (has_earlier ? history.at(-1)?.id : undefined),
    meta: { quiet: true },
  })
  if (!query.data)
    return query.error ? <QueryError query={query} /> : <p role="status">{t('shell.loading')}</p>
  const history = query.data.pages.flatMap((page) => page.history)
  if (history.length === 0) return <p>{t('content.history_none')}</p>
  return (
    <>
      <ol className={styles.entries}>
        {history.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            content={content}
            version={versions.find(({ id }) => id === entry.row_id)}
            onRestored={onRestored}
          />
        ))}
      </ol>
      <MoreButton query={query} label={t('content.history_more')} />
    </>
  )
}

type EntryProps<Row extends ContentRow> = {
  entry: HistoryEntry
  content: Content<Row>
  /** The version that changed; undefined when it is in the bin. */
  version: Row | undefined
  onRestored: () => void
}

function Entry<Row extends ContentRow>({ entry, content, version, onRestored }: EntryProps<Row>) {
  const { t } = useTranslation()
  const { find } = useLanguageNames()
  const language = find(version?.language_id)
  const restore = useRestoreValues(content, version)
  const changes = changesIn(t, content.fields, entry)
  const { before } = entry
  const editable = version ? editableFields(content.fields, version) : []
  const restorable = editable.filter(({ key }) => changes.some((change) => change.key === key))
  return (
    <li>
      <p>
        {t(`content.history_${entry.action}`, { by: entry.by ?? t('content.history_nobody') })}
        {' · '}
        <bdi dir="ltr" className={styles.at}>
          {shownMinute(entry.at)}
        </bdi>
        {language && ` · ${language.name}`}
      </p>
      {changes.length > 0 && (
        <dl>
          {changes.map(({ key, label, before, after }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                {before !== '' && <del dir="auto">{before}</del>}
                {after !== '' && <ins dir="auto">{after}</ins>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {version && before && restorable.length > 0 && (
        <Button
          variant="default"
          size="xs"
          loading={restore.isPending}
          onClick={() =>
            restore.mutate(
              {
                ...version,
                ...Object.fromEntries(restorable.map(({ key }) => [key, before[key]])),
              },
              { onSuccess: onRestored },
            )
          }
        >
          {t('content.history_back')}
        </Button>
      )}
    </li>
  )
}
