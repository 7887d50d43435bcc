import { Button, Text, Title } from '@mantine/core'
import { courseBounds } from '@quartet/domain/courses.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../data/client.ts'
import { download } from '../../data/download.ts'
import { ChooseFile } from '../../lists/sheets/choose-file.tsx'
import { type Course, type CoursePage, useCourseAction } from './course.ts'
import styles from './courses.module.css'
import { useFileUpload } from './use-file-upload.ts'

const accept = 'application/pdf,image/png,image/jpeg,image/webp'

/** The files of a course, and the way to add some. */
export function CourseFiles({ course: { id, files, may_edit, removed } }: { course: CoursePage }) {
  const { t } = useTranslation()
  const mayChange = may_edit && removed === 0
  if (files.length === 0 && !mayChange) return null
  return (
    <section className={styles.part}>
      <Title order={2} size="h3">
        {t('courses.files')}
      </Title>
      <ul className={styles.list}>
        {files.map((file) => (
          <CourseFile key={file.id} courseId={id} file={file} mayRemove={mayChange} />
        ))}
      </ul>
      {mayChange && files.length < courseBounds.files && <AddFile courseId={id} />}
    </section>
  )
}

type FileProps = { courseId: number; file: Course['files'][number]; mayRemove: boolean }

function CourseFile({ courseId, file: { id, name }, mayRemove }: FileProps) {
  const { t } = useTranslation()
  const open = useCourseAction(
    async (_: undefined) => {
      const { body } = await client.courses.file({ params: { file_id: id } })
      download(new File([body as Blob], name))
    },
    () => name,
  )
  const remove = useCourseAction(
    (_: undefined) =>
      client.courses.edit({ params: { course_id: courseId }, body: { remove_files: [id] } }),
    () => t('content.saved'),
  )
  return (
    <li className={styles.entry}>
      <Button variant="subtle" loading={open.isPending} onClick={() => open.mutate(undefined)}>
        <bdi>{name}</bdi>
      </Button>
      {mayRemove && (
        <Button
          variant="default"
          loading={remove.isPending}
          aria-label={`${t('courses.remove_file')}: ${name}`}
          onClick={() => remove.mutate(undefined)}
        >
          {t('courses.remove_file')}
        </Button>
      )}
    </li>
  )
}

function AddFile({ courseId }: { courseId: number }) {
  const { t } = useTranslation()
  const id = useId()
  const { state, send, cancel } = useFileUpload(courseId)
  if (!state)
    return (
      <>
        <ChooseFile
          accept={accept}
          label={t('courses.add_file')}
          onFile={(file) => void send(file)}
        />
        <Text c="dimmed">{t('courses.file_hint')}</Text>
      </>
    )
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{t('courses.uploading', { name: `\u2068${state.name}\u2069` })}</label>
      <progress id={id} className={styles.progress} value={state.share} max={1} />
      <Button variant="default" onClick={cancel}>
        {t('table.cancel')}
      </Button>
    </div>
  )
}
