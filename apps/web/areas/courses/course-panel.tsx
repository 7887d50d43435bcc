import { TextInput } from '@mantine/core'
import type { InferContractRouterInputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { courseBounds, courseStatuses } from '@quartet/domain/courses.ts'
import { useTranslation } from 'react-i18next'
import { client } from '../../data/client.ts'
import type { Field, Option, SlotProps } from '../../lists/record/field.ts'
import { useSavedToast } from '../../lists/record/record-dialog.tsx'
import { RecordForm } from '../../lists/record/record-form.tsx'
import { RecordPanel } from '../../lists/record/record-panel.tsx'
import type { Course } from './course.ts'

type Calls = InferContractRouterInputs<typeof contract>['courses']
type Added = Calls['add']['body']
type Changed = Calls['edit']['body']

export const statusChoices: readonly Option[] = courseStatuses.map((value) => ({
  value,
  label: `courses.status_${value}` as const,
}))

/** The value is ISO 8601, the input's a moment on the reader's clock. */
const momentInput = ({ value, onChange, ...props }: SlotProps) => (
  <TextInput
    {...props}
    type="datetime-local"
    value={localOf(value)}
    onChange={({ currentTarget }) => onChange(isoOf(currentTarget.value))}
  />
)
const isoOf = (local: string) => (local ? new Date(local).toISOString() : '')
function localOf(iso: string) {
  if (!iso) return ''
  const at = new Date(iso)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

const fields: readonly Field<Course>[] = [
  { key: 'title', kind: 'text', label: 'courses.name', max: courseBounds.title },
  {
    ...{ key: 'description', kind: 'lines', label: 'courses.description' },
    ...{ max: courseBounds.description, optional: true },
  },
  {
    ...{ key: 'teachers', kind: 'list', label: 'courses.teachers', hint: 'courses.teachers_hint' },
    max: courseBounds.teacher,
  },
  {
    ...{ key: 'starts_at', kind: 'slot', label: 'courses.starts_at', input: momentInput },
    optional: true,
  },
  {
    ...{ key: 'status', kind: 'choice', label: 'courses.status', options: statusChoices },
    initial: 'draft',
  },
]

type Props = {
  /** Closed with null. */
  editing: Course | 'new' | null
  onClose: () => void
}

/** Adds or edits a course beside the list; its files are on its page. */
export function CoursePanel({ editing, onClose }: Props) {
  const { t } = useTranslation()
  const record = editing === 'new' ? null : editing
  const key = editing === 'new' ? 'new' : editing && String(editing.id)
  const onSaved = useSavedToast(key, onClose)
  return (
    <RecordPanel
      opened={editing !== null}
      title={record ? t('content.edit_of', { name: record.title }) : t('courses.add')}
      onClose={onClose}
    >
      {editing && (
        <RecordForm<Course, Added, Changed>
          key={key}
          name="courses"
          fields={fields}
          add={async (body) => (await client.courses.add({ body })).course}
          edit={async (course_id, body) =>
            (await client.courses.edit({ params: { course_id }, body })).course
          }
          show={async (course_id) => (await client.courses.show({ params: { course_id } })).course}
          {...{ record, onClose, onSaved }}
        />
      )}
    </RecordPanel>
  )
}
