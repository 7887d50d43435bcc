import { Button, Group } from '@mantine/core'
import { legalPermission } from '@quartet/domain/consent-texts.ts'
import { hasSamePlaceholders } from '@quartet/domain/interface-texts.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focusSoon } from '../../components/dialog.tsx'
import { submitting } from '../../components/form.ts'
import { fieldErrors, fieldSentence } from '../../data/failure.ts'
import { usePermissions } from '../../data/use-permissions.ts'
import type { NamedLanguage } from '../../lists/use-language-names.ts'
import { EmailField } from './email-field.tsx'
import { EmailPreview } from './email-preview.tsx'
import styles from './emails.module.css'
import { Placeholders } from './placeholders.tsx'
import { type Texts, usePreview, useSaveEmail, useTestEmail } from './use-email.ts'
import { useEmailDraft } from './use-email-draft.ts'
import type { Email } from './use-emails.ts'

/** All texts of a mail at once, with the preview beside them. */
export function EmailForm({ email, language }: { email: Email; language: NamedLanguage }) {
  const { t } = useTranslation()
  const { mail, texts, placeholders } = email
  const where = { language_id: language.id, mail }
  const permissions = usePermissions()
  const isClosed = email.legal && permissions?.has(legalPermission) !== true
  const draft = useEmailDraft(`${language.id}.${mail}`)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const showErrors = (wrong: Readonly<Record<string, string>>) => {
    setErrors(wrong)
    const [first] = Object.keys(wrong)
    if (first) focusSoon(document.querySelector<HTMLElement>(`[data-key="${first}"]`))
  }
  const onWrong = (error: unknown) =>
    showErrors(
      Object.fromEntries(
        Object.entries(fieldErrors(error)).map(([path, sentence]) => [
          path.replace(/^texts\./, ''),
          sentence,
        ]),
      ),
    )
  const begun = isClosed ? [] : texts.filter(({ key }) => key in draft.begun)
  const typed: Texts = Object.fromEntries(
    begun.map((line) => [line.key, draft.typedOf(line).trim() || null]),
  )
  const save = useSaveEmail(where, { onSaved: draft.saved, onWrong })
  const test = useTestEmail(where, onWrong)
  const preview = usePreview(where, typed)
  /** Whether the placeholders of all typed texts are right; shows the errors otherwise. */
  const passes = () => {
    const wrong = begun.filter(({ key, english }) => {
      const text = typed[key]
      return text && !hasSamePlaceholders(key, english, text)
    })
    showErrors(
      Object.fromEntries(wrong.map(({ key }) => [key, fieldSentence('placeholders_lost')])),
    )
    return wrong.length === 0
  }
  const saveTyped = () => {
    const before = Object.fromEntries(begun.map(({ key, value }) => [key, value]))
    if (passes()) save.mutate({ texts: typed, before })
  }
  const changed = texts.filter((line) => line.changed)
  const reset = () =>
    save.mutate(
      {
        texts: Object.fromEntries(changed.map(({ key }) => [key, null])),
        before: Object.fromEntries(changed.map(({ key, value }) => [key, value])),
      },
      { onSuccess: () => draft.discard(changed.map(({ key }) => key)) },
    )
  const isMissing = texts.some(({ value }) => value === null)
  return (
    <div className={styles.columns}>
      <form className={styles.form} onSubmit={submitting(saveTyped)} noValidate>
        {isClosed && <NoteBox mood="info">{t('field.text_legal')}</NoteBox>}
        {isMissing && <NoteBox mood="warn">{t('emails.incomplete')}</NoteBox>}
        {texts.map((line) => (
          <EmailField
            key={line.key}
            {...{ line, language, draft, isClosed }}
            error={errors[line.key]}
            onType={() => setErrors(({ [line.key]: _gone, ...others }) => others)}
          />
        ))}
        <Placeholders placeholders={placeholders} />
        <Group className={styles.steps}>
          <Button type="submit" loading={save.isPending} disabled={begun.length === 0}>
            {t('content.save')}
          </Button>
          <Button
            variant="default"
            loading={test.isPending}
            onClick={() => passes() && test.mutate(typed)}
          >
            {t('emails.test')}
          </Button>
          {changed.length > 0 && !isClosed && (
            <Button variant="default" loading={save.isPending} onClick={reset}>
              {t('localization.back')}
            </Button>
          )}
        </Group>
      </form>
      <EmailPreview query={preview} />
    </div>
  )
}
