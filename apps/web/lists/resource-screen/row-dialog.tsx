import { Anchor } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../components/dialog.tsx'
import { QueryError } from '../../components/query-error.tsx'
import { useStillOpen } from '../../data/use-still-open.ts'
import { showToast } from '../../shell/toast.tsx'
import type { Choice, Resource, ResourceRow } from './resource.ts'
import { RowForm } from './row-form.tsx'
import { useRow } from './use-resource.ts'
import { VersionEditor } from './version-editor.tsx'
import styles from './versions.module.css'
import { Versions } from './versions.tsx'

/** What the dialog of a list is open for. */
export type RowDialogKind<Row> =
  | { type: 'add'; language_id: number }
  | { type: 'edit'; row: Row }
  | { type: 'versions'; row: Row; language_id?: number }
type Props<Row extends ResourceRow> = {
  resource: Resource<Row>
  kind: RowDialogKind<Row> | null
  choices: Readonly<Record<string, readonly Choice[]>>
  onClose: () => void
}

export function RowDialog<Row extends ResourceRow>({
  resource,
  kind,
  choices,
  onClose,
}: Props<Row>) {
  const { t } = useTranslation()
  const isStillOpen = useStillOpen(kind && keyOf(kind))
  const onSaved = () => {
    if (isStillOpen()) onClose()
    void showToast('success', t('content.saved'))
  }
  const props = { resource, choices, onClose, onSaved }
  return (
    <Dialog opened={kind !== null} onClose={onClose} title={kind ? titleOf(kind) : ''}>
      {kind?.type === 'add' && (
        <RowForm writing={{ row: null, language_id: kind.language_id }} {...props} />
      )}
      {kind?.type === 'edit' && (
        <RowForm
          key={kind.row.id}
          writing={{ row: kind.row, language_id: kind.row.language_id ?? 0 }}
          {...props}
        />
      )}
      {kind?.type === 'versions' && (
        <VersionsOf key={kind.row.id} row={kind.row} at={kind.language_id} {...props} />
      )}
    </Dialog>
  )

  function titleOf(open: RowDialogKind<Row>) {
    if (open.type === 'add') return t(resource.add)
    return t(open.type === 'edit' ? 'content.edit_of' : 'content.languages_of', {
      name: shortened(resource.nameOf(open.row)),
    })
  }
}

const keyOf = <Row extends ResourceRow>(kind: RowDialogKind<Row>) =>
  kind.type === 'add' ? 'add' : `${kind.type} ${kind.row.id}`

const longestName = 60
/** Cuts a long name between words where possible. */
function shortened(name: string) {
  if (name.length <= longestName) return name
  const end = name.lastIndexOf(' ', longestName)
  return `${name.slice(0, end > 0 ? end : longestName)} …`
}

/** All versions of a row, and the editor of one beside another. */
function VersionsOf<Row extends ResourceRow>({
  resource,
  row,
  at,
  choices,
}: Omit<Props<Row>, 'kind' | 'onClose'> & { row: Row; at: number | undefined }) {
  const { t } = useTranslation()
  const query = useRow(resource, row.id)
  const [language_id, setLanguage] = useState<number | null>(at ?? null)
  const back = () => setLanguage(null)
  const isStillOpen = useStillOpen(language_id === null ? null : String(language_id))
  if (!query.data)
    return query.error ? <QueryError query={query} /> : <p role="status">{t('shell.loading')}</p>
  const { versions } = query.data
  if (language_id === null)
    return (
      <div className={styles.wide}>
        <p>{t('content.languages_text')}</p>
        <Versions
          resource={resource}
          versions={versions}
          onEdit={(version) => setLanguage(version.language_id ?? null)}
          onAdd={setLanguage}
        />
      </div>
    )
  return (
    <div className={styles.wide}>
      <Anchor component="button" type="button" className={styles.back} onClick={back}>
        {t('content.all_languages')}
      </Anchor>
      <VersionEditor
        resource={resource}
        versions={versions}
        from={row}
        language_id={language_id}
        choices={choices}
        onClose={back}
        onSaved={() => {
          void showToast('success', t('content.saved'))
          if (isStillOpen()) back()
        }}
      />
    </div>
  )
}
