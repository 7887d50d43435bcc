import { Anchor } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { Fragment, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../components/dialog.tsx'
import { QueryError } from '../../components/query-error.tsx'
import { useStillOpen } from '../../data/use-still-open.ts'
import { showToast } from '../../shell/toast.tsx'
import type { EditedRow } from './field.ts'
import type { OpenForm } from './record-form.tsx'
import { VersionEditor } from './version-editor.tsx'
import styles from './versions.module.css'
import { Versions } from './versions.tsx'

type Props<Row extends EditedRow> = {
  /** Closed with null. */
  editing: Row | 'new' | null
  addTitle: string
  nameOf: (row: Row) => string
  /** The language of a new row, where rows have one. */
  language?: number | undefined
  form: (open: OpenForm<Row>) => ReactNode
  onClose: () => void
}

/** A dialog that adds or edits a row with a RecordForm. */
export function RecordDialog<Row extends EditedRow>({
  editing,
  addTitle,
  nameOf,
  language,
  form,
  onClose,
}: Props<Row>) {
  const { t } = useTranslation()
  const record = editing === 'new' ? null : editing
  const key = editing === 'new' ? 'new' : String(editing?.id)
  const onSaved = useSavedToast(editing && key, onClose)
  return (
    <Dialog
      opened={editing !== null}
      onClose={onClose}
      title={record ? t('content.edit_of', { name: shortened(nameOf(record)) }) : addTitle}
    >
      {editing && <Fragment key={key}>{form({ record, language, onClose, onSaved })}</Fragment>}
    </Dialog>
  )
}

type VersionsProps<Row extends EditedRow> = {
  /** Closed with null; with a language, the editor of that version is open at once. */
  translating: { row: Row; language?: number } | null
  versions: UseQueryResult<{ versions: readonly Row[] }>
  nameOf: (row: Row) => string
  form: (open: OpenForm<Row>) => ReactNode
  onClose: () => void
}

/** A dialog with the versions of a row in all languages, and the editor of one beside another. */
export function VersionsDialog<Row extends EditedRow>({
  translating,
  ...props
}: VersionsProps<Row>) {
  const { t } = useTranslation()
  return (
    <Dialog
      opened={translating !== null}
      onClose={props.onClose}
      title={
        translating
          ? t('content.languages_of', { name: shortened(props.nameOf(translating.row)) })
          : ''
      }
    >
      {translating && (
        <AllVersions key={translating.row.id} language={translating.language} {...props} />
      )}
    </Dialog>
  )
}

function AllVersions<Row extends EditedRow>({
  language,
  versions: query,
  nameOf,
  form,
}: { language?: number } & Omit<VersionsProps<Row>, 'translating'>) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<number | null>(language ?? null)
  const back = () => setOpen(null)
  const onSaved = useSavedToast(open === null ? null : String(open), back)
  if (!query.data)
    return query.error ? <QueryError query={query} /> : <p role="status">{t('shell.loading')}</p>
  const { versions } = query.data
  if (open === null)
    return (
      <div className={styles.wide}>
        <p>{t('content.languages_text')}</p>
        <Versions
          versions={versions}
          nameOf={nameOf}
          onEdit={(version) => setOpen(version.language_id ?? null)}
          onAdd={setOpen}
        />
      </div>
    )
  return (
    <div className={styles.wide}>
      <Anchor component="button" type="button" className={styles.back} onClick={back}>
        {t('content.all_languages')}
      </Anchor>
      <VersionEditor
        versions={versions}
        language={open}
        form={(edited) => form({ ...edited, onClose: back, onSaved })}
      />
    </div>
  )
}

/** Says that a row was saved, and closes its form, unless another one has been opened since. */
export function useSavedToast(what: string | null, onClose: () => void) {
  const { t } = useTranslation()
  const isStillOpen = useStillOpen(what)
  return () => {
    if (isStillOpen()) onClose()
    void showToast('success', t('content.saved'))
  }
}

const longestName = 60
/** Cuts a long name between words where possible. */
function shortened(name: string) {
  if (name.length <= longestName) return name
  const end = name.lastIndexOf(' ', longestName)
  return `${name.slice(0, end > 0 ? end : longestName)} …`
}
