import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton, Title } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../components/query-error.tsx'
import { api } from '../../../data/client.ts'
import { useSession } from '../../../data/session.ts'
import { AccountPages } from '../../../shell/account-pages.tsx'
import styles from './account.module.css'
import { LanguageField } from './language-field.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SetPasswordForm } from './set-password-form.tsx'
import { Subscription } from './subscription.tsx'

type Props = { userId?: number; tab: 'profile' | 'subscription' }

/**
 * The caller's name and profile texts, and the state of the subscription; with an id another
 * person's account, for user administrators.
 */
export function AccountScreen({ userId, tab }: Props) {
  const { t } = useTranslation()
  const ownId = useSession()?.user_id ?? 0
  const user_id = userId ?? ownId
  const own = user_id === ownId
  const query = useQuery(api.profile.show.queryOptions({ input: { params: { user_id } } }))
  const person = query.data?.user
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <Title order={1}>
          {own || !person ? t('menu.account') : t('account.title_of', { name: person.name })}
        </Title>
        {own && <AccountPages />}
      </div>
      {query.isPending && <Skeleton height={480} radius="lg" />}
      {query.error && !person && <QueryError query={query} />}
      {person && !own && person.email !== null && !person.email_verified && (
        <NoteBox mood="info" title={t('people.status_unverified')}>
          {t('account.unverified_of', { name: person.name })}
        </NoteBox>
      )}
      {person && own && tab === 'subscription' && <Subscription person={person} />}
      {person && (!own || tab === 'profile') && (
        <ProfileForm key={person.id} person={person} own={own} />
      )}
      {person && own && tab === 'profile' && <LanguageField />}
      {person && !own && <SetPasswordForm key={person.id} person={person} />}
    </div>
  )
}
