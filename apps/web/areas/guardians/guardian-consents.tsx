import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ConsentList } from '../../components/consent-list.tsx'
import { client } from '../../data/client.ts'
import styles from './consent.module.css'
import type { ConsentRequest } from './consent-request.ts'

/** Every consent about the person, for a guardian who agreed or may agree again. */
export function GuardianConsents({
  token,
  request: { name, institution, consents },
}: {
  token: string
  request: ConsentRequest
}) {
  const { t } = useTranslation()
  if (consents.length === 0) return null
  const rows = consents.map(({ purpose, by, by_name, how, ...row }) => ({
    ...row,
    purpose: t(`consent.purpose_${purpose}`, { name, institution: institution ?? '' }),
    by: t(`consent.by_${by}`, { name: by_name ?? name }),
    how: t(how === 'settings' ? 'consent.how_settings' : `own_data.how_${how}`),
  }))
  return (
    <section className={styles.consents}>
      <Title order={2}>{t('own_data.history_title')}</Title>
      <ConsentList
        consents={rows}
        loadWords={(consent_id) => client.guardians.words({ params: { token, consent_id } })}
      />
    </section>
  )
}
