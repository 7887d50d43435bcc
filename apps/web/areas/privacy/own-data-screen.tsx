import '@mantine/core/styles/Skeleton.layer.css'
import { Anchor, Skeleton, Text, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ProfileViews } from '../../components/profile-views.tsx'
import { QueryError } from '../../components/query-error.tsx'
import { api } from '../../data/client.ts'
import { useSession } from '../../data/session.ts'
import { useLanguage } from '../../i18n/language.ts'
import { AccountPages } from '../../shell/account-pages.tsx'
import { ContractEnded } from '../../shell/contract-ended.tsx'
import { ConsentHistory } from './consent-history.tsx'
import { DataDownload } from './data-download.tsx'
import { Deletion } from './deletion.tsx'
import styles from './own-data.module.css'
import { Purposes } from './purposes.tsx'
import { SharedItems } from './shared-items.tsx'
import { StoredData } from './stored-data.tsx'

/**
 * The stored data about the person, what the person allows, all consents, and how to export or
 * delete everything (method D44).
 */
export function OwnDataScreen() {
  const { t } = useTranslation()
  const session = useSession()
  const awaiting = session?.awaiting
  const language = useLanguage().id
  const own = useQuery(
    api.privacy.own.queryOptions({
      input: { query: { language } },
      placeholderData: keepPreviousData,
      meta: { quiet: true },
    }),
  )
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <Title order={1}>{t('menu.own_data')}</Title>
        <AccountPages />
        <Text size="lg">{t('own_data.lead')}</Text>
        {awaiting && (
          <Anchor
            py={8}
            display="inline-block"
            renderRoot={(props) => <Link to="/waiting" {...props} />}
          >
            {t('shell.back')}
          </Anchor>
        )}
      </div>
      {own.isPending && <Skeleton height={480} radius="lg" />}
      {own.error && !own.data && <QueryError query={own} />}
      {own.data && (
        <>
          {own.data.contract && <ContractEnded eraseFrom={own.data.contract.erase_from} />}
          <StoredData stored={own.data.kept} />
          <Purposes
            purposes={own.data.purposes}
            words={own.isPlaceholderData ? null : own.data.consent_texts}
          />
          <ConsentHistory consents={own.data.consents} />
          {own.data.guardian_email && (
            <section className={styles.section}>
              <Title order={2}>{t('own_data.guardian_title')}</Title>
              <Text>{t('own_data.guardian_text', { email: own.data.guardian_email })}</Text>
            </section>
          )}
          <SharedItems />
          <DataDownload />
          {!session?.byCard && <Deletion own={own.data} />}
        </>
      )}
      <section className={styles.section}>
        <Title order={2}>{t('views.title')}</Title>
        <ProfileViews />
      </section>
    </div>
  )
}
