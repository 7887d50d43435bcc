import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../components/query-error.tsx'
import { api } from '../../../data/client.ts'
import { useSession } from '../../../data/session.ts'
import { AccountPages } from '../../../shell/account-pages.tsx'
import styles from './account.module.css'
import { LanguageField } from './language-field.tsx'
import { OwnPersonal } from './own-personal.tsx'
import { ProfileForm } from './profile-form.tsx'

/** The caller's name and profile texts, and the state of the subscription. */
export function AccountScreen({
  tab,
  subscription,
}: {
  tab: 'profile' | 'subscription'
  subscription: ReactNode
}) {
  const { t } = useTranslation()
  const user_id = useSession()?.user_id ?? 0
  const query = useQuery(api.profile.show.queryOptions({ input: { params: { user_id } } }))
  const person = query.data?.user
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <Title order={1}>{t('menu.account')}</Title>
        <AccountPages />
      </div>
      {query.isPending && <Skeleton height={480} radius="lg" />}
      {query.error && !person && <QueryError query={query} />}
      {person && tab === 'subscription' && subscription}
      {person && tab === 'profile' && <ProfileForm key={person.id} person={person} own />}
      {person && tab === 'profile' && <LanguageField />}
      {person && tab === 'profile' && <OwnPersonal userId={person.id} />}
    </div>
  )
}
