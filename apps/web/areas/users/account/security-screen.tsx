import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton, Title } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../components/query-error.tsx'
import { api } from '../../../data/client.ts'
import { useSession } from '../../../data/session.ts'
import { AccountPages } from '../../../shell/account-pages.tsx'
import { LinkedSignIns } from '../sign-in/linked-sign-ins.tsx'
import { SecondFactor } from '../sign-in/second-factor.tsx'
import styles from './account.module.css'
import { ChangePasswordForm } from './change-password-form.tsx'
import { Devices } from './devices.tsx'

/**
 * Security of the account: its password and sign-ins. Also open to guests and to users who wait for
 * a guardian's consent.
 */
export function SecurityScreen() {
  const { t } = useTranslation()
  const session = useSession()
  const userId = session?.user_id ?? 0
  const byCard = session?.byCard ?? false
  const devices = useQuery(api.account.devices.queryOptions({ meta: { quiet: true } }))
  const own = useQuery(
    api.privacy.own.queryOptions({ input: { query: {} }, meta: { quiet: true } }),
  )
  const failed = [own, devices].find(({ error, data }) => error && !data)
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <Title order={1}>{t('account.security')}</Title>
        <AccountPages />
      </div>
      {failed && <QueryError query={failed} />}
      {!failed && !(own.data && devices.data) && <Skeleton height={480} radius="lg" />}
      {byCard && <NoteBox mood="info">{t('class_login.session')}</NoteBox>}
      {own.data && !byCard && (
        <>
          <ChangePasswordForm userId={userId} hasPassword={own.data.has_password} />
          <SecondFactor hasPassword={own.data.has_password} />
          <LinkedSignIns hasPassword={own.data.has_password} />
        </>
      )}
      {devices.data && <Devices devices={devices.data.devices} />}
    </div>
  )
}
