import { Button, Textarea } from '@mantine/core'
import { keepsPlaceholders, placeholdersIn } from '@quartet/domain/interface-texts.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldErrors, fieldSentence } from '../../base/failure.ts'
import { submitting } from '../../base/forms.ts'
import type { NamedLanguage } from '../../base/resource-screen/use-language-names.ts'
import styles from './localization.module.css'
import { type Line, useSaveText } from './use-texts.ts'

/** One text: its key, the English beside it, and where it is written in the language. */
export function TextLine({ line, language }: { line: Line; language: NamedLanguage }) {
  const { t } = useTranslation()
  // what is typed outlives the list being read anew; `on` is the text that it was typed over, which may not be the one that stands now
  const [begun, setBegun] = useState<{ typed: string; on: string | null } | null>(null)
  const [wrong, setWrong] = useState('')
  const typed = begun?.typed ?? line.value ?? ''
  const isChanged = begun !== null && begun.on !== line.value
  const save = useSaveText(language.id, line, {
    onSaved: () => setBegun(null),
    onWrong: (error) => setWrong(Object.values(fieldErrors(error))[0] ?? ''),
  })
  const names = placeholdersIn(line.english)
  const keep = useId()
  const isSame = typed.trim() === (line.value ?? '')
  const submit = () => {
    const value = typed.trim()
    if (value !== '' && !keepsPlaceholders(line.key, line.english, value)) return setWrong(fieldSentence('placeholders_lost'))
    save.mutate({ value: value === '' ? null : value, before: line.value })
  }
  return (
    <li>
      <form className={styles.line} onSubmit={submitting(submit)} noValidate>
        <div>
          <p className={styles.key}>
            <bdi dir="ltr">{line.key}</bdi>
            {line.changed && <span className={styles.mark}>{t('localization.is_changed')}</span>}
            {line.value === null && <span className={styles.mark}>{t('content.missing')}</span>}
          </p>
          <p lang="en" dir="ltr">
            {line.english}
          </p>
          {names.length > 0 && (
            <p id={keep} className={styles.keep}>
              {t('localization.keep', { names: names.map((name) => `{{${name}}}`).join(' ') })}
            </p>
          )}
        </div>
        <div className={styles.typed}>
          <Textarea
            aria-label={t('localization.value_of', { key: line.key, language: language.name })}
            aria-describedby={names.length > 0 ? keep : undefined}
            lang={language.tag}
            dir={language.rtl === 1 ? 'rtl' : 'ltr'}
            value={typed}
            error={wrong || undefined}
            rows={typed.length > 70 ? 4 : 2}
            onChange={({ currentTarget }) => {
              const { value } = currentTarget
              setBegun((before) => ({ typed: value, on: before ? before.on : line.value }))
              setWrong('')
            }}
          />
          {isChanged && (
            <p className={styles.keep} role="status">
              {t('content.changed_title')}: <bdi lang={language.tag}>{line.value ?? line.english}</bdi>
            </p>
          )}
          <div className={styles.steps}>
            {line.changed && (
              <Button variant="default" loading={save.isPending} onClick={() => save.mutate({ value: null, before: line.value })}>
                {t('localization.back')}
              </Button>
            )}
            <Button
              type="submit"
              className={isSame ? styles.idle : undefined}
              loading={save.isPending}
              disabled={isSame}
              aria-label={`${t('content.save')}: ${line.key}`}
            >
              {t('content.save')}
            </Button>
          </div>
        </div>
      </form>
    </li>
  )
}
