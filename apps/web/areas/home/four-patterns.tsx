import { Text, Title } from '@mantine/core'
import { patterns } from '@quartet/domain/patterns.ts'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { useTranslation } from 'react-i18next'
import styles from './home.module.css'

/** Each pattern in one line. */
export function FourPatterns() {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="patterns" className={styles.section}>
      <div>
        <Title order={2} id="patterns">
          {t('home.patterns_title')}
        </Title>
        <Text c="dimmed">{t('home.patterns_text')}</Text>
      </div>
      <ul className={styles.patterns}>
        {patterns.map((pattern) => (
          <li key={pattern}>
            <PatternMark pattern={pattern} size={44} />
            <strong>{t(`pattern.${pattern}`)}</strong>
            <span>{t(`home.pattern_${pattern}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
