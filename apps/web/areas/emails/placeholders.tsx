import { useTranslation } from 'react-i18next'
import styles from './emails.module.css'
import type { Email } from './use-emails.ts'

/** What may stand in double braces in this mail, each with an example. */
export function Placeholders({ placeholders }: Pick<Email, 'placeholders'>) {
  const { t } = useTranslation()
  if (placeholders.length === 0) return null
  return (
    <section className={styles.placeholders} aria-label={t('emails.placeholders')}>
      <p className={styles.hint}>{t('emails.placeholders_hint')}</p>
      <dl>
        {placeholders.map(({ name, example }) => (
          <div key={name}>
            <dt>
              <bdi dir="ltr">{`{{${name}}}`}</bdi>
            </dt>
            <dd>
              <bdi>{example}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
