import { Button, Title } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shownNumber } from '../../i18n/numbers.ts'
import { DataTable } from '../../lists/table/data-table.tsx'
import type { NamedLanguage } from '../../lists/use-language-names.ts'
import styles from './localization.module.css'
import { columnsOf, filtersOf } from './text-columns.tsx'
import { createTextDrafts, EditingContext, useAllDrafts } from './text-drafts.ts'
import { useResetText, useSaveTexts } from './use-save-texts.ts'
import { type Line, useTexts } from './use-texts.ts'

/** The texts of a language in a table; all that were edited are saved together. */
export function TextList({ language }: { language: NamedLanguage }) {
  const { t } = useTranslation()
  const list = useTexts(language.id)
  const { rows } = list
  const [drafts] = useState(() => createTextDrafts(language.id))
  const [isRestored] = useState(() => Object.keys(drafts.all()).length > 0)
  const edited = useAllDrafts(drafts)
  const { save, wrongCount } = useSaveTexts(language.id, drafts)
  const reset = useResetText(language.id, drafts)
  const editing = useMemo(() => ({ drafts, language, reset }), [drafts, language, reset])
  const columns = useMemo(() => columnsOf(t, language), [t, language])
  useEffect(() => drafts.refresh(rows ?? []), [drafts, rows])
  const count = Object.keys(edited).length
  const others = Object.values(edited).filter(
    ({ line }) => !rows?.some(({ key }) => key === line.key),
  )
  return (
    <EditingContext value={editing}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the shortcut of the button below, from every field */}
      <div
        className={styles.list}
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (key === 'Enter' && (ctrlKey || metaKey) && count > 0 && !save.isPending) save.mutate()
        }}
      >
        {isRestored && count > 0 && <NoteBox mood="info">{t('content.draft_back')}</NoteBox>}
        <DataTable
          name="texts"
          view={t('localization.view')}
          list={list}
          columns={columns}
          filters={filtersOf(t)}
          hasDates={false}
          nameOf={({ key }) => key}
          hint={t('localization.none')}
        />
        {rows && others.length > 0 && (
          <Others lines={others.map(({ line }) => line)} columns={columns} />
        )}
        {count > 0 && (
          <div className={styles.bar}>
            {wrongCount > 0 && (
              <p role="alert">{t('localization.not_saved', { number: shownNumber(wrongCount) })}</p>
            )}
            <Button
              loading={save.isPending}
              aria-keyshortcuts="Control+Enter Meta+Enter"
              onClick={() => save.mutate()}
            >
              {t('localization.save', { count })}
            </Button>
          </div>
        )}
      </div>
    </EditingContext>
  )
}

type OthersProps = { lines: readonly Line[]; columns: ReturnType<typeof columnsOf> }

/** Edited texts that the page of the list does not show. */
function Others({ lines, columns }: OthersProps) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="edited-elsewhere">
      <Title order={2} size="h3" id="edited-elsewhere">
        {t('localization.others')}
      </Title>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.key} className={styles.line}>
            {columns.map(({ key, cell }) => (
              <div key={key}>{cell(line)}</div>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
