import { Title } from '@mantine/core'
import type { LogRow } from '@quartet/contract/areas/logs.ts'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useRemoteOption } from '../../components/remote-select.tsx'
import { useEntityName } from '../../components/use-entity-name.ts'
import { client } from '../../data/client.ts'
import { usePermissions } from '../../data/use-permissions.ts'
import { shownMinute } from '../../i18n/dates.ts'
import { NoAccess } from '../../lists/no-access.tsx'
import { useOpenRow } from '../../lists/record/use-open-row.ts'
import styles from '../../lists/screen.module.css'
import { ExportButton } from '../../lists/sheets/export-button.tsx'
import { DataTable } from '../../lists/table/data-table.tsx'
import { type ListQuery, queryOf, useList } from '../../lists/table/use-list.ts'
import { columnsOf, filtersOf, logKeys } from './log-columns.tsx'
import { LogPanel } from './log-panel.tsx'
import { personOptions } from './person-options.ts'
import { Verification } from './verification.tsx'

/** What was done in the scope of the caller, by whom and to what. */
export function LogsScreen() {
  const { t } = useTranslation()
  const permissions = usePermissions()
  if (permissions && !permissions.has('access_logs')) return <NoAccess title={t('logs.title')} />
  return (
    <article className={styles.screen}>
      <Title order={1}>{t('logs.title')}</Title>
      <p className={styles.lead}>{t('logs.lead')}</p>
      {permissions && <Logs seesPeople={permissions.has('access_users')} />}
    </article>
  )
}

/** The id of a record means nothing without its kind. */
const withoutLoneId = ({ entity_id, ...query }: ListQuery): ListQuery =>
  query.entity && entity_id ? { ...query, entity_id } : query

const load = ({ query }: { query: ListQuery }, options?: { signal?: AbortSignal }) =>
  client.logs.list({ query: withoutLoneId(query) }, options)

function Logs({ seesPeople }: { seesPeople: boolean }) {
  const { t } = useTranslation()
  const list = useList({ queryKey: ['logs'], keys: logKeys, load })
  const { state, page } = list
  const { actor_id = '', subject_id = '', entity } = state.filters
  const actor = useRemoteOption(personOptions, seesPeople ? actor_id : '')
  const subject = useRemoteOption(personOptions, seesPeople ? subject_id : '')
  const entityName = useEntityName()
  const columns = useMemo(() => columnsOf(t), [t])
  const { show } = useOpenRow()
  const open = useCallback(({ id }: LogRow) => show(id), [show])
  const exported = withoutLoneId(queryOf(state))
  return (
    <>
      {page?.may_verify && <Verification />}
      <DataTable
        name="logs"
        view={t('logs.view')}
        list={list}
        columns={columns}
        filters={filtersOf(t, { actor, subject, entity, seesPeople, entityName })}
        nameOf={({ at }) => shownMinute(at)}
        onOpen={open}
        isDense
        savedViews="logs"
        hint={t('logs.hint')}
      >
        <ExportButton
          label={t('logs.export')}
          request={(options) => client.logs.export({ query: exported }, options)}
          disabled={list.count === 0}
        />
      </DataTable>
      <LogPanel list={list} />
    </>
  )
}
