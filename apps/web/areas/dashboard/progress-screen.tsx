import { Title } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../data/client.ts'
import { usePermissions } from '../../data/use-permissions.ts'
import { NoAccess } from '../../lists/no-access.tsx'
import styles from '../../lists/screen.module.css'
import { DataTable } from '../../lists/table/data-table.tsx'
import { useList } from '../../lists/table/use-list.ts'
import { columnsOf, filtersOf, progressKeys } from './progress-columns.tsx'

const nameOf = ({ name }: { name: string }) => name

/** The people in scope who learn, and which of the six steps they have done. */
export function ProgressScreen() {
  const { t } = useTranslation()
  const permissions = usePermissions()
  if (permissions && !permissions.has('access_dashboard'))
    return <NoAccess title={t('dashboard.people')} />
  return (
    <article className={styles.screen}>
      <Title order={1}>{t('dashboard.people')}</Title>
      <p className={styles.lead}>{t('dashboard.people_lead')}</p>
      {permissions && <Progress />}
    </article>
  )
}

function Progress() {
  const { t } = useTranslation()
  const list = useList({
    queryKey: ['progress'],
    keys: progressKeys,
    load: client.dashboard.people,
  })
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <DataTable
      name="progress"
      view={t('people.view')}
      list={list}
      columns={columns}
      filters={filtersOf(t, list.state.filters)}
      nameOf={nameOf}
      hint={t('people.hint')}
      isDense
    />
  )
}
