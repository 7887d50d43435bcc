import { Title } from '@mantine/core'
import { configurationGroups, settingGroups } from '@quartet/domain/settings.ts'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../components/query-error.tsx'
import { api } from '../../data/client.ts'
import { usePermissions } from '../../data/use-permissions.ts'
import styles from '../../lists/screen.module.css'
import { ConfigurationForm } from './configuration-form.tsx'
import { SwitchGroup } from './switch-group.tsx'

/** The settings of the installation; everybody else has settings of their own account. */
export function SettingsScreen() {
  const { t } = useTranslation()
  const permissions = usePermissions()
  if (!permissions) return null
  if (!permissions.has('access_settings')) return <Navigate to="/settings/account" replace />
  return (
    <article className={styles.screen}>
      <Title order={1}>{t('settings.title')}</Title>
      <p className={styles.lead}>{t('settings.lead')}</p>
      <Groups />
    </article>
  )
}

const switchGroups = Object.keys(settingGroups) as (keyof typeof settingGroups)[]
const valueGroups = Object.keys(configurationGroups) as (keyof typeof configurationGroups)[]

function Groups() {
  const { t } = useTranslation()
  const switches = useQuery(
    api.settings.list.queryOptions({ input: {}, staleTime: 0, meta: { quiet: true } }),
  )
  const values = useQuery(
    api.settings.configuration.queryOptions({ staleTime: 0, meta: { quiet: true } }),
  )
  const failed = [switches, values].find(({ error, data }) => error && !data)
  if (failed) return <QueryError query={failed} />
  if (!switches.data || !values.data) return <p role="status">{t('shell.loading')}</p>
  return (
    <>
      {switchGroups.map((group) => (
        <SwitchGroup key={group} group={group} settings={switches.data.settings} />
      ))}
      {valueGroups.map((group) => (
        <ConfigurationForm key={group} group={group} saved={values.data.configuration} />
      ))}
    </>
  )
}
