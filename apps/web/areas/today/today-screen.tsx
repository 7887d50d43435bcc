import { Title } from '@mantine/core'
import { Link, Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../components/query-error.tsx'
import { usePermissions } from '../../data/use-permissions.ts'
import { writtenDate } from '../../i18n/dates.ts'
import { useLanguageNames } from '../../lists/use-language-names.ts'
import { mayManage } from '../../shell/content-pages.ts'
import { isStaff } from '../../shell/menu-entries.ts'
import { FirstSteps } from './first-steps.tsx'
import styles from './today.module.css'
import { useEndingContracts, useOpenTranslations, usePeopleToday } from './use-today.ts'

/** What needs the attention of staff without figures; learners are sent to their profile. */
export function TodayScreen() {
  const { t } = useTranslation()
  const permissions = usePermissions()
  if (!permissions) return null
  if (!isStaff(permissions))
    return <Navigate to="/new-theme/profile/{-$id}" params={{ id: undefined }} replace />
  if (permissions.has('access_dashboard')) return <Navigate to="/overview" replace />
  return (
    <article className={styles.screen}>
      <Title order={1}>{t('today.title')}</Title>
      <StaffWork permissions={permissions} />
    </article>
  )
}

/** The first steps of a new installation, and what waits for the reader. */
export const StaffWork = ({ permissions }: { permissions: ReadonlySet<string> }) => (
  <>
    {mayManage(permissions) && <FirstSteps />}
    <Waiting permissions={permissions} />
  </>
)

function Waiting({ permissions }: { permissions: ReadonlySet<string> }) {
  const { t } = useTranslation()
  const { find } = useLanguageNames()
  const { toAdmit, toConsent, invited, notBegun } = usePeopleToday({
    enabled: permissions.has('access_users'),
  })
  const contracts = useEndingContracts({ enabled: permissions.has('access_institutions') })
  const translations = useOpenTranslations({ enabled: permissions.has('access_localization') })
  const queries = [toAdmit, toConsent, invited, notBegun, contracts, translations]
  const failed = queries.find(({ error, data }) => error !== null && data === undefined)
  const counted = [
    { key: 'admit', to: '/users?status=awaiting_school', count: toAdmit.data?.count ?? 0 },
    { key: 'consent', to: '/users?status=awaiting_consent', count: toConsent.data?.count ?? 0 },
    { key: 'invited', to: '/users?status=unverified', count: invited.data?.count ?? 0 },
    { key: 'not_begun', to: '/users?lci=not_done&status=active', count: notBegun.data?.count ?? 0 },
  ] as const
  const items: { key: string; to: string; text: ReactNode }[] = [
    ...counted
      .filter(({ count }) => count > 0)
      .map(({ key, to, count }) => ({ key, to, text: t(`today.${key}`, { count }) })),
    ...(contracts.data ?? []).map(({ id, name, ends_on }) => ({
      key: `contract ${id}`,
      to: `/show-institution/${id}`,
      text: t('today.contract', { name, day: writtenDate(ends_on ?? '') }),
    })),
    ...(translations.data ?? []).map(({ id, title, count }) => ({
      key: `language ${id}`,
      to: '/languages',
      text: t('today.translations', { language: find(id)?.name ?? title, count }),
    })),
  ]
  const isLoading = queries.some((query) => query.isLoading)
  if (items.length === 0 && failed) return <QueryError query={failed} />
  if (items.length === 0)
    return <p role="status">{t(isLoading ? 'shell.loading' : 'today.nothing')}</p>
  return (
    <section className={styles.part} aria-busy={isLoading}>
      <h2>{t('today.waiting')}</h2>
      <ul className={styles.items}>
        {items.map(({ key, to, text }) => (
          <li key={key}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
      {failed && <QueryError query={failed} />}
    </section>
  )
}
