import { Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ConsentList } from '../../components/consent-list.tsx'
import { client } from '../../data/client.ts'
import styles from './own-data.module.css'
import type { OwnData } from './own-data.ts'

const loadWords = (consent_id: number) => client.privacy.words({ params: { consent_id } })

/** Every consent with the wording that was agreed to. */
export function ConsentHistory({ consents }: { consents: OwnData['consents'] }) {
  const { t } = useTranslation()
  const rows = consents.map(({ purpose, by, by_name, how, ...row }) => ({
    ...row,
    purpose: t(`own_data.purpose_${purpose}`),
    by: t(`own_data.by_${by}`, { name: by_name ?? '' }),
    how: t(`own_data.how_${how}`),
  }))
  return (
    <section className={styles.section}>
      <Title order={2}>{t('own_data.history_title')}</Title>
      {rows.length === 0 ? (
        <Text>{t('own_data.history_empty')}</Text>
      ) : (
        <ConsentList consents={rows} loadWords={loadWords} />
      )}
    </section>
  )
}
