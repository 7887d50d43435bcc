import { Button, Textarea } from '@mantine/core'
import { isLegalText, legalPermission } from '@quartet/domain/consent-texts.ts'
import { hasSamePlaceholders, placeholdersIn } from '@quartet/domain/interface-texts.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { submitting } from '../../components/form.ts'
import { fieldErrors, fieldSentence } from '../../data/failure.ts'
import { usePermissions } from '../../data/use-permissions.ts'
import type { NamedLanguage } from '../../lists/use-language-names.ts'
import styles from './localization.module.css'
import type { BegunTexts } from './use-begun-texts.ts'
import { type Line, useSaveText } from './use-texts.ts'

/** One text: its key, the English text, and the field for the language. */
export function TextLine({
  line,
  language,
  texts,
}: {
  line: Line
  language: NamedLanguage
  texts: BegunTexts
}) {
  const { t } = useTranslation()
  const isClosed = usePermissions()?.has(legalPermission) !== true && isLegalText(line.key)
  const [wrong, setWrong] = useState('')
  const begun = texts.begun[line.key]
  const typed = begun?.typed ?? line.value ?? ''
  const isSame = typed.trim() === (line.value ?? '')
  const save = useSaveText(language.id, line, {
    onSaved: (sent, now) => texts.saved(line, sent, now),
    onChanged: texts.changed,
    onWrong: (error) => setWrong(Object.values(fieldErrors(error))[0] ?? ''),
  })
  const isChanged = begun !== undefined && !isSame && !save.isPending && begun.on !== line.value
  const names = placeholdersIn(line.english)
  const hint = useId()
  const submit = () => {
    const value = typed.trim()
    if (value !== '' && !hasSamePlaceholders(line.key, line.english, value))
      return setWrong(fieldSentence('placeholders_lost'))
    save.mutate({ value: value === '' ? null : value, before: line.value })
  }
  const takeBack = () =>
    save.mutate({ value: null, before: line.value }, { onSuccess: () => texts.giveUp(line) })
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
            <p id={hint} className={styles.keep}>
              {t('localization.keep', { names: names.map((name) => `{{${name}}}`).join(' ') })}
            </p>
          )}
        </div>
        <div className={styles.typed}>
          <Textarea
            aria-label={t('localization.value_of', { key: line.key, language: language.name })}
            aria-describedby={names.length > 0 ? hint : undefined}
            lang={language.tag}
            dir={language.rtl === 1 ? 'rtl' : 'ltr'}
            value={typed}
            readOnly={isClosed}
            description={isClosed ? t('field.text_legal') : undefined}
            error={wrong || undefined}
            rows={typed.length > 70 ? 4 : 2}
            onChange={({ currentTarget }) => {
              texts.write(line, currentTarget.value)
              setWrong('')
            }}
          />
          {isChanged && (
            <p className={styles.keep} role="status">
              {t('content.changed_title')}:{' '}
              <bdi lang={line.value === null ? 'en' : language.tag}>
                {line.value ?? line.english}
              </bdi>
            </p>
          )}
          <div className={styles.steps} hidden={isClosed}>
            {line.changed && (
              <Button variant="default" loading={save.isPending} onClick={takeBack}>
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
