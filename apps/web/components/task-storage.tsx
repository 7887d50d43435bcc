import { Text } from '@mantine/core'
import { storageShare, storageWarning, type TaskStorage, taskBounds } from '@quartet/domain/task.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../data/client.ts'

/**
 * Warns when the reader's tasks nearly or completely fill their storage; shows nothing below that.
 */
export function TaskStorageNote() {
  const { t } = useTranslation()
  const { data } = useQuery(api.tasks.storage.queryOptions({ meta: { quiet: true } }))
  if (!data || storageShare(data) < storageWarning) return null
  return (
    <NoteBox
      mood="warn"
      role="status"
      title={t(storageShare(data) < 1 ? 'tasks.room_low' : 'tasks.room_full')}
    >
      <StorageText storage={data} />
      <Text>{t('tasks.room_advice')}</Text>
    </NoteBox>
  )
}

/** How much of their storage the reader's tasks use; a warning when it is nearly full. */
export function TaskStorageUse() {
  const { data } = useQuery(api.tasks.storage.queryOptions({ meta: { quiet: true } }))
  if (!data) return null
  return storageShare(data) < storageWarning ? <StorageText storage={data} /> : <TaskStorageNote />
}

function StorageText({ storage: { tasks, bytes } }: { storage: TaskStorage }) {
  const { t, i18n } = useTranslation()
  const locale = `${i18n.language}-u-nu-latn`
  const whole = new Intl.NumberFormat(locale)
  const megabytes = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  })
  return (
    <Text>
      {t('tasks.room', {
        tasks: whole.format(tasks),
        tasks_max: whole.format(taskBounds.perPerson),
        size: megabytes.format(bytes / 1_000_000),
        size_max: megabytes.format(taskBounds.bytesPerPerson / 1_000_000),
      })}
    </Text>
  )
}
