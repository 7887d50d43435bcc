import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AccountPages } from '../../shell/account-pages.tsx'
import styles from './memberships.module.css'
import { OwnInstitution } from './own-institution.tsx'

/** The page of the own institution, among the pages of the account. */
export function MembershipScreen({ code }: { code: string }) {
  const { t } = useTranslation()
  return (
    <div className={styles.screen}>
      <div className={styles.part}>
        <Title order={1}>{t('membership.title')}</Title>
        <AccountPages />
      </div>
      <OwnInstitution code={code} isAside={false} />
    </div>
  )
}
