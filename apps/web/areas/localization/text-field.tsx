import { Button, Textarea } from '@mantine/core'
import { isLegalText, legalPermission } from '@quartet/domain/consent-texts.ts'
import { placeholdersIn } from '@quartet/domain/interface-texts.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldSentence } from '../../data/failure.ts'
import { usePermissions } from '../../data/use-permissions.ts'
import styles from './localization.module.css'
import { useDraft, useEditing } from './text-drafts.ts'
import type { Line } from './use-texts.ts'

const maxLength = 4000

/** The field of one text, with what is wrong with it and what somebody else made of it. */
export function TextField({ line }: { line: Line }) {
  const { t } = useTranslation()
  const { drafts, language, reset } = useEditing()
  const draft = useDraft(drafts, line.key)
  const isClosed = usePermissions()?.has(legalPermission) !== true && isLegalText(line.key)
  const names = placeholdersIn(line.english)
  const hint = useId()
  const typed = draft?.typed ?? line.value ?? ''
  const wrong = draft?.wrong === 'row_changed' ? undefined : draft?.wrong
  return (
    <div className={styles.typed}>
      <Textarea
        aria-label={t('localization.value_of', { key: line.key, language: language.name })}
        aria-describedby={names.length > 0 ? hint : undefined}
        lang={language.tag}
        dir={language.rtl === 1 ? 'rtl' : 'ltr'}
        value={typed}
        maxLength={maxLength}
        readOnly={isClosed}
        data-edited={draft !== undefined || undefined}
        description={isClosed ? t('field.text_legal') : undefined}
        error={wrong && fieldSentence(wrong, wrong)}
        rows={typed.length > 60 ? 4 : 2}
        onChange={({ currentTarget }) => drafts.write(line, currentTarget.value)}
      />
      {names.length > 0 && (
        <p id={hint} className={styles.keep}>
          {t('localization.keep', { names: names.map((name) => `{{${name}}}`).join(' ') })}
        </p>
      )}
      {draft && draft.base !== line.value && (
        <p className={styles.keep} role="status">
          {t('content.changed_title')}:{' '}
          <bdi lang={line.value === null ? 'en' : language.tag}>{line.value ?? line.english}</bdi>
        </p>
      )}
      <TextSteps line={line} isEdited={draft !== undefined} isClosed={isClosed} onReset={reset} />
    </div>
  )
}

type StepsProps = {
  line: Line
  isEdited: boolean
  isClosed: boolean
  onReset: (line: Line) => void
}

function TextSteps({ line, isEdited, isClosed, onReset }: StepsProps) {
  const { t } = useTranslation()
  const { drafts } = useEditing()
  if (isClosed || (!isEdited && !line.changed)) return null
  const step = (label: string, go: () => void) => (
    <Button variant="subtle" size="compact-sm" aria-label={`${label}: ${line.key}`} onClick={go}>
      {label}
    </Button>
  )
  return (
    <div className={styles.steps}>
      {isEdited && step(t('localization.discard'), () => drafts.discard(line.key))}
      {line.changed && step(t('localization.back'), () => onReset(line))}
    </div>
  )
}
