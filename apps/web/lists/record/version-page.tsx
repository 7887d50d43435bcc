import { Title } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguageNames } from '../use-language-names.ts'
import type { EditedRow } from './field.ts'
import { useSavedToast } from './record-dialog.tsx'
import type { OpenForm } from './record-form.tsx'
import { VersionEditor } from './version-editor.tsx'

type Props<Row extends EditedRow> = {
  row: Row
  versions: readonly Row[]
  versionId: number
  nameOf: (row: Row) => string
  /** The address of the row's page. */
  address: string
  form: (open: OpenForm<Row>) => ReactNode
}

/** One version of a row, edited beside another one. */
export function VersionPage<Row extends EditedRow>({
  row,
  versions,
  versionId,
  nameOf,
  address,
  form,
}: Props<Row>) {
  const { t } = useTranslation()
  const { find } = useLanguageNames()
  const navigate = useNavigate()
  const back = () => void navigate({ href: address })
  const onSaved = useSavedToast(String(versionId), back)
  const version = versions.find(({ id }) => id === versionId)
  if (!version) return <NoteBox mood="info">{t('error.row_unknown')}</NoteBox>
  return (
    <>
      <Title order={1}>
        {t('content.version_of', {
          name: nameOf(row),
          language: find(version.language_id)?.name ?? '',
        })}
      </Title>
      <VersionEditor
        versions={versions}
        language={version.language_id ?? 0}
        form={(edited) => form({ ...edited, onClose: back, onSaved })}
      />
    </>
  )
}
