import '@mantine/core/styles/Combobox.layer.css'
import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLanguageChoice } from '../../../shell/preference-switches.tsx'
import styles from './account.module.css'

/** The same choice as in the top bar, repeated where people look for it. */
export function LanguageField() {
  const { t } = useTranslation()
  const { value, options, onChange } = useLanguageChoice()
  return (
    <section className={styles.narrow}>
      <NativeSelect
        label={t('account.language')}
        description={t('account.language_hint')}
        data={options}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </section>
  )
}
