import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../components/query-error.tsx'
import { api } from '../../data/client.ts'
import { AccountPages } from '../../shell/account-pages.tsx'
import { MailSetting } from './mail-setting.tsx'
import styles from './notifications.module.css'

/** Which notifications also come by mail. */
export function MailSettingsScreen() {
  const { t } = useTranslation()
  const query = useQuery(api.notifications.settings.queryOptions({ meta: { quiet: true } }))
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <Title order={1}>{t('notifications.settings_title')}</Title>
        <AccountPages />
        <Text size="lg">{t('notifications.settings_lead')}</Text>
      </div>
      {query.isPending && <Skeleton height={320} radius="lg" />}
      {query.error && !query.data && <QueryError query={query} />}
      {query.data && !query.data.has_address && <Text>{t('notifications.no_address')}</Text>}
      {query.data?.has_address && (
        <ul className={styles.kinds}>
          {query.data.settings.map((setting) => (
            <MailSetting key={setting.kind} setting={setting} />
          ))}
        </ul>
      )}
    </div>
  )
}
