import { Anchor, Title } from '@mantine/core'
import { assignedStatuses } from '@quartet/domain/drill.ts'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { RemoteSelect, useRemoteOption } from '../../../components/remote-select.tsx'
import { client } from '../../../data/client.ts'
import { usePermissions } from '../../../data/use-permissions.ts'
import { NoAccess } from '../../../lists/no-access.tsx'
import styles from '../../../lists/screen.module.css'
import type { Filter } from '../../../lists/table/column.ts'
import { DataTable } from '../../../lists/table/data-table.tsx'
import { matchAny, type TableKeys } from '../../../lists/table/table-state.ts'
import { useList } from '../../../lists/table/use-list.ts'
import { type AssignedTask, pathOf } from '../area-calls.ts'
import { groupOptions } from '../group-options.ts'
import { assignedColumns } from './assigned-columns.tsx'

const keys: TableKeys = {
  sorts: ['id', 'person', 'name', 'status', 'due_date', 'assigned_at'],
  filters: { status: matchAny(assignedStatuses), group_id: /^[1-9]\d{0,8}$/ },
  first: { per_page: 25 },
}
const nameOf = ({ name }: AssignedTask) => name

/** What the caller assigned to other people in any area, and how far they are. */
export function AssignedScreen() {
  const { t } = useTranslation()
  const permissions = usePermissions()
  if (permissions && !permissions.has('add_tasks')) return <NoAccess title={t('tasks.assigned')} />
  return (
    <article className={styles.screen}>
      <Anchor
        className={styles.back}
        renderRoot={(props) => <Link to={pathOf.school} {...props} />}
      >
        <Icon of={IconArrowLeft} size={18} /> {t('tasks.title_school')}
      </Anchor>
      <Title order={1}>{t('tasks.assigned')}</Title>
      {permissions && <Assigned />}
    </article>
  )
}

function Assigned() {
  const { t } = useTranslation()
  const list = useList({ queryKey: ['tasks', 'assigned'], keys, load: client.tasks.assigned })
  const columns = useMemo(() => assignedColumns(t), [t])
  const group = useRemoteOption(groupOptions, list.state.filters.group_id ?? '')
  const byGroup: Filter = {
    key: 'group_id',
    title: t('tasks.assigned_group'),
    options: group ? [group] : [],
    input: (props) => <RemoteSelect {...props} options={groupOptions} />,
  }
  const options = assignedStatuses.map((value) => ({ value, label: t(`decode.status_${value}`) }))
  return (
    <>
      <p className={styles.lead}>{t('tasks.assigned_lead')}</p>
      <DataTable
        name="assigned"
        view={t('tasks.view')}
        list={list}
        columns={columns}
        filters={[{ key: 'status', title: t('tasks.status'), options }, byGroup]}
        nameOf={nameOf}
        hint={t('tasks.assigned_hint')}
      />
    </>
  )
}
