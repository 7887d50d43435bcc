import { Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePermissions } from '../../data/use-permissions.ts'
import { NoAccess } from '../../lists/no-access.tsx'
import {
  contentPagesFor,
  logsPage,
  mayManage,
  rolesPage,
  securityPage,
  settingsPage,
} from '../../shell/content-pages.ts'
import styles from './management-screen.module.css'

/** Links to all content pages and to those of the installation. */
export function ManagementScreen() {
  const { t } = useTranslation()
  const permissions = usePermissions()
  const systemPages = [
    rolesPage,
    logsPage,
    ...(permissions?.has('access_settings') ? [settingsPage] : []),
    securityPage,
  ]
  if (permissions && !mayManage(permissions)) return <NoAccess title={t('content.management')} />
  return (
    <article className={styles.screen}>
      <Title order={1}>{t('content.management')}</Title>
      <p>{t('content.management_text')}</p>
      <ul className={styles.pages}>
        {[...contentPagesFor(permissions), ...systemPages].map(({ to, title, text }) => (
          <li key={to} className={styles.page}>
            <Title order={2} size="h4">
              <Link to={to} className={styles.link}>
                {t(title)}
              </Link>
            </Title>
            <p>{t(text)}</p>
          </li>
        ))}
      </ul>
    </article>
  )
}
