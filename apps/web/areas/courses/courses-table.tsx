import { Button } from '@mantine/core'
import { courseStatuses } from '@quartet/domain/courses.ts'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { client } from '../../data/client.ts'
import { shownMinute } from '../../i18n/dates.ts'
import { choiceFilter } from '../../lists/record/choice-filter.ts'
import { ConfirmRemove } from '../../lists/record/confirm-remove.tsx'
import { CellText } from '../../lists/record/field-value.tsx'
import { useRemoval } from '../../lists/record/use-removal.ts'
import type { Column } from '../../lists/table/column.ts'
import { DataTable } from '../../lists/table/data-table.tsx'
import { bulkRemoval, editAction, removalAction } from '../../lists/table/row-actions.ts'
import { matchAny, type TableKeys } from '../../lists/table/table-state.ts'
import { useList } from '../../lists/table/use-list.ts'
import type { Course } from './course.ts'
import { CoursePanel, statusChoices } from './course-panel.tsx'

const keys: TableKeys = {
  sorts: ['id', 'title', 'starts_at', 'status', 'edited_at'],
  filters: { status: matchAny([...courseStatuses]) },
}
const nameOf = ({ title }: Course) => title

/** All courses, with a panel to add and edit them. */
export function CoursesTable() {
  const { t } = useTranslation()
  const list = useList({ queryKey: ['courses'], keys, load: client.courses.list })
  const [editing, setEditing] = useState<Course | 'new' | null>(null)
  const removal = useRemoval<Course>(client.courses, list.selection.clear)
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <>
      <DataTable
        name="courses"
        view={t('courses.view')}
        list={list}
        columns={columns}
        filters={[choiceFilter(t, 'status', 'courses.status', statusChoices)]}
        hasBin
        hasDates={false}
        nameOf={nameOf}
        actionsOf={(row) => [
          ...(row.removed === 0 ? [editAction(t, () => setEditing(row))] : []),
          removalAction(t, row, removal),
        ]}
        bulk={[bulkRemoval(t, list.state.removed, removal)]}
        hint={t('courses.hint')}
      >
        <Button leftSection={<Icon of={IconPlus} />} onClick={() => setEditing('new')}>
          {t('courses.add')}
        </Button>
      </DataTable>
      <CoursePanel editing={editing} onClose={() => setEditing(null)} />
      <ConfirmRemove removal={removal} nameOf={nameOf} />
    </>
  )
}

const columnsOf = (t: TFunction): Column<Course>[] => [
  {
    key: 'title',
    title: t('courses.name'),
    sort: 'title',
    cell: ({ id, title, removed }) =>
      removed === 1 ? (
        <CellText>{title}</CellText>
      ) : (
        <Link to="/courses/$id" params={{ id: String(id) }}>
          <CellText>{title}</CellText>
        </Link>
      ),
  },
  {
    key: 'status',
    title: t('courses.status'),
    sort: 'status',
    cell: ({ status }) => t(`courses.status_${status}`),
  },
  {
    key: 'teachers',
    title: t('courses.teachers'),
    cell: ({ teachers }) => <CellText>{teachers.join(', ')}</CellText>,
  },
  {
    key: 'starts_at',
    title: t('courses.starts_at'),
    sort: 'starts_at',
    cell: ({ starts_at }) => starts_at && <bdi dir="ltr">{shownMinute(starts_at)}</bdi>,
  },
  {
    key: 'participants',
    title: t('courses.participants'),
    cell: ({ participants }) => participants,
  },
  { key: 'files', title: t('courses.files'), cell: ({ files }) => files.length },
]
