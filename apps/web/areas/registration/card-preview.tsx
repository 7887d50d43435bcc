import { useTranslation } from 'react-i18next'
import styles from './card-preview.module.css'
import type { Values } from './values.ts'

type Shown = Pick<Values, 'card_name' | 'card_number' | 'exp_month' | 'exp_year' | 'cvc_code'>

/**
 * Preview of the card being typed; it turns over by click, by keyboard, and while the CVC is typed.
 */
export function CardPreview({
  values,
  back,
  onFlip,
}: {
  values: Shown
  back: boolean
  onFlip: () => void
}) {
  const { t } = useTranslation()
  const number = values.card_number
    .padEnd(19, '•••• •••• •••• ••••'.slice(values.card_number.length))
    .slice(0, 19)
  return (
    <button
      type="button"
      className={styles.card}
      aria-label={t('register.card_flip')}
      aria-pressed={back}
      onClick={onFlip}
    >
      <span className={styles.inner} data-back={back || undefined} aria-hidden="true" dir="ltr">
        <span className={styles.front}>
          <span className={styles.chip} />
          <span className={styles.number}>{number}</span>
          <span className={styles.foot}>
            <span className={styles.name}>
              {values.card_name || t('register.card_name_sample')}
            </span>
            <span>
              {values.exp_month || 'MM'}/{values.exp_year.slice(2) || 'YY'}
            </span>
          </span>
        </span>
        <span className={styles.back}>
          <span className={styles.stripe} />
          <span className={styles.cvc}>{values.cvc_code || '•••'}</span>
        </span>
      </span>
    </button>
  )
}
