import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ReadAloud } from '../../speech/read-aloud.tsx'
import type { CareerStatement } from './career.ts'
import styles from './career-line.module.css'

type Props = {
  statement: CareerStatement
  ticked: boolean
  onTick?: ((id: number, ticked: boolean) => void) | undefined
}

/** One statement: a checkbox with `onTick`, else a text that says whether it was chosen. */
export function CareerLine({ statement: { id, title, language_id }, ticked, onTick }: Props) {
  const { t } = useTranslation()
  return (
    <li className={styles.line} data-chosen={(!onTick && ticked) || undefined}>
      {onTick ? (
        <Checkbox
          classNames={{
            root: styles.text,
            inner: styles.box,
            labelWrapper: styles.words,
            label: styles.label,
          }}
          iconColor="var(--q-on-solid)"
          checked={ticked}
          label={title}
          onChange={({ currentTarget }) => onTick(id, currentTarget.checked)}
        />
      ) : (
        <span className={styles.text}>{title}</span>
      )}{' '}
      <ReadAloud text={title} language_id={language_id} />
      {!onTick && ticked && <span className={styles.chosen}>{t('profile.chosen')}</span>}
    </li>
  )
}
