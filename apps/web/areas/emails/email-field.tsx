import { Textarea } from '@mantine/core'
import { placeholdersIn } from '@quartet/domain/interface-texts.ts'
import { useTranslation } from 'react-i18next'
import type { NamedLanguage } from '../../lists/use-language-names.ts'
import styles from './emails.module.css'
import type { EmailDraft } from './use-email-draft.ts'
import type { EmailLine } from './use-emails.ts'

type Props = {
  line: EmailLine
  language: NamedLanguage
  draft: EmailDraft
  isClosed: boolean
  error: string | undefined
  onType: () => void
}

/** One text of a mail: the English one, and the field for the language. */
export function EmailField({ line, language, draft, isClosed, error, onType }: Props) {
  const { t } = useTranslation()
  const label = useFieldLabel(line.field)
  const begun = draft.begun[line.key]
  const typed = draft.typedOf(line)
  // an editor of the English texts sees what the product said
  const source = language.locale === 'en' ? (line.original ?? line.english) : line.english
  const names = placeholdersIn(line.english)
  return (
    <div className={styles.field}>
      <div>
        <Textarea
          label={label}
          description={
            <>
              <p lang="en" dir="ltr">
                {source}
              </p>
              {names.length > 0 && (
                <p className={styles.hint}>
                  {t('localization.keep', { names: names.map((name) => `{{${name}}}`).join(' ') })}
                </p>
              )}
            </>
          }
          descriptionProps={{ component: 'div', className: styles.source }}
          data-key={line.key}
          lang={language.tag}
          dir={language.rtl === 1 ? 'rtl' : 'ltr'}
          value={typed}
          readOnly={isClosed}
          error={error}
          rows={rowsFor(typed)}
          onChange={({ currentTarget }) => {
            draft.write(line, currentTarget.value)
            onType()
          }}
        />
        {line.value === null && <p className={styles.hint}>{t('content.missing')}</p>}
        {line.changed && <p className={styles.hint}>{t('localization.is_changed')}</p>}
        {begun && begun.on !== line.value && (
          <p className={styles.hint} role="status">
            {t('content.changed_title')}:{' '}
            <bdi lang={line.value === null ? 'en' : language.tag}>{line.value ?? line.english}</bdi>
          </p>
        )}
      </div>
    </div>
  )
}

const charactersPerLine = 50
const rowsFor = (text: string) =>
  Math.min(
    16,
    text
      .split('\n')
      .reduce((rows, line) => rows + 1 + Math.floor(line.length / charactersPerLine), 0),
  )

const parts = ['subject', 'greeting', 'paragraphs', 'message', 'button', 'closing', 'text'] as const

function useFieldLabel(field: string) {
  const { t } = useTranslation()
  const part = parts.find((one) => one === field)
  if (part) return t(`emails.field_${part}`)
  const [, form] = /^more_(\w+)$/.exec(field) ?? []
  if (form) return t('emails.field_more', { form })
  return field.endsWith('_replies')
    ? t('emails.field_replies', { to: field.replace(/_replies$/, '') })
    : t('emails.field_reason', { reason: field.replace(/_reason$/, '') })
}
