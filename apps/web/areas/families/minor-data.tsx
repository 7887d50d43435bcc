import { Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { EraseMinor } from './erase-minor.tsx'
import styles from './families.module.css'
import { apart } from './family.ts'
import { MinorExports } from './minor-exports.tsx'

export type Minor = { id: number; name: string; may_export: boolean; may_erase: boolean }

/** What the administrator of a family may do with the data of a minor (method D35). */
export function MinorData({ person }: { person: Minor }) {
  const { t } = useTranslation()
  const name = apart(person.name)
  return (
    <section className={styles.part}>
      <Title order={2} size="h3">
        {t('family.data_title')}
      </Title>
      <Text>{t('family.data_text', { name })}</Text>
      {person.may_export && <MinorExports person={person} />}
      {person.may_erase && <EraseMinor person={person} />}
    </section>
  )
}
