import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './statement-text.module.css'

type Props = {
  title: string
  ticked: boolean
  disabled?: boolean | undefined
  onTick?: ((ticked: boolean) => void) | undefined
}

/** The text of a statement; with `onTick`, the label of its checkbox. */
export const StatementText = ({ title, ticked, disabled, onTick }: Props) =>
  onTick ? (
    <Checkbox
      classNames={{
        root: styles.text,
        inner: styles.box,
        labelWrapper: styles.words,
        label: styles.label,
      }}
      iconColor="var(--q-on-solid)"
      checked={ticked}
      disabled={disabled ?? false}
      label={title}
      onChange={({ currentTarget }) => onTick(currentTarget.checked)}
    />
  ) : (
    <span className={styles.text}>{title}</span>
  )

/** Marks a statement that the person wrote, or ticked where it has no checkbox. */
export function StatementMark({ kind }: { kind: 'own' | 'chosen' }) {
  const { t } = useTranslation()
  return (
    <span className={styles[kind]}>{t(kind === 'own' ? 'statement.own' : 'profile.chosen')}</span>
  )
}
