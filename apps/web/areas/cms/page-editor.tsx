import type { ErrorName } from '@quartet/contract/errors.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { submitting } from '../../components/form.ts'
import { useIsUploading } from '../../components/picture-panel.tsx'
import { Segments } from '../../components/segments.tsx'
import { asFailure, sentenceOf } from '../../data/failure.ts'
import { isShared } from '../../lists/record/draft.ts'
import { editableFields } from '../../lists/record/field.ts'
import { FieldInput } from '../../lists/record/field-input.tsx'
import { RecordChanged } from '../../lists/record/record-changed.tsx'
import { SourceText } from '../../lists/record/source-text.tsx'
import { type Edited, useRecordForm } from '../../lists/record/use-record-form.ts'
import { showToast } from '../../shell/toast.tsx'
import { PageActions } from './page-actions.tsx'
import styles from './page-editor.module.css'
import { PagePreview } from './page-preview.tsx'
import { type Page, pages } from './pages.tsx'
import { type SaveMode, savePage } from './save-page.ts'

type Props = Edited<Page> & {
  onSaved: (page: Page) => void
  /** Starts again from what is saved. */
  onRestart?: () => void
}

/** The texts of a page in one language, beside its source, and a preview of them. */
export function PageEditor({ record, source, language, onSaved, onRestart }: Props) {
  const { t } = useTranslation()
  const mode = useRef<SaveMode>('draft')
  const [isPreview, setIsPreview] = useState(false)
  const isUploading = useIsUploading()
  const { form, save, submit, conflict, settle, giveUp, isDraft } = useRecordForm<
    Page,
    object,
    object
  >(
    {
      ...{ name: pages.name, fields: pages.fields },
      add: (body) => savePage(mode.current, { body }),
      edit: (id, body) => savePage(mode.current, { id, body }),
      show: async (id) => (await pages.calls.show({ params: { id } })).row,
    },
    { record, ...(source && { source }), ...(!record && { language }) },
    (page) => {
      void showToast('success', t(`cms.saved_${mode.current}`))
      onSaved(page)
    },
  )
  const saveAs = (how: SaveMode) => {
    if (isUploading || save.isPending) return
    mode.current = how
    submit()
  }
  const failure = save.error && asFailure(save.error)
  const shown = failure && failure.fields.length === 0 && !conflict ? failure : null
  const fields = editableFields(pages.fields, record).filter((field) => !source || !isShared(field))
  const { title = '', body_html = '' } = form.values
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={submitting(() => saveAs('draft'))}
      onKeyDown={({ key, ctrlKey, metaKey }) => {
        if (key === 'Enter' && (ctrlKey || metaKey)) saveAs('draft')
      }}
    >
      {isDraft && <NoteBox mood="info">{t('content.draft_back')}</NoteBox>}
      {record && !record.published && <NoteBox mood="info">{t('cms.not_published')}</NoteBox>}
      {record?.has_draft && <NoteBox mood="warn">{t('cms.draft_waits')}</NoteBox>}
      <div className={styles.views}>
        <Segments
          legend={t('cms.view_of')}
          options={[
            { value: 'write', label: t('cms.write') },
            { value: 'preview', label: t('cms.preview') },
          ]}
          value={isPreview ? 'preview' : 'write'}
          onChange={(view) => setIsPreview(view === 'preview')}
          disabled={isUploading}
        />
      </div>
      {isPreview ? (
        <PagePreview title={title} body={body_html} language={Number(form.values.language_id)} />
      ) : (
        <Suspense fallback={<p role="status">{t('shell.loading')}</p>}>
          {fields.map((field) => {
            const input = (
              <FieldInput key={field.key} field={field} form={form} named={source !== undefined} />
            )
            return source ? (
              <div key={field.key} className={styles.pair}>
                <SourceText field={field} row={source} />
                {input}
              </div>
            ) : (
              input
            )
          })}
        </Suspense>
      )}
      {conflict && <RecordChanged fields={pages.fields} {...conflict} onSettled={settle} />}
      {shown && (
        <NoteBox mood="bad" role="alert" title={t('content.not_saved')}>
          {shown.name === ('row_unknown' satisfies ErrorName) ? t('cms.gone') : sentenceOf(shown)}
        </NoteBox>
      )}
      {!conflict && (
        <PageActions
          page={record}
          isBusy={save.isPending}
          isUploading={isUploading}
          onSave={saveAs}
          onDiscarded={() => {
            giveUp()
            onRestart?.()
          }}
          onHidden={() => onRestart?.()}
        />
      )}
    </form>
  )
}
