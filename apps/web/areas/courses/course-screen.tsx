import { Button, Text, Title } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { api } from '../../data/client.ts'
import { shownMinute } from '../../i18n/dates.ts'
import { RecordLoading, RecordPage } from '../../lists/record/record-page.tsx'
import { type CoursePage, coursesPath } from './course.ts'
import { CourseEvaluation } from './course-evaluation.tsx'
import { CourseFiles } from './course-files.tsx'
import { CoursePanel } from './course-panel.tsx'
import { CoursePeople } from './course-people.tsx'
import { CoursePlace } from './course-place.tsx'
import { CourseRatings } from './course-ratings.tsx'
import styles from './courses.module.css'

/** One course: what it is about, its files, and what the user does in it. */
export function CourseScreen({ id }: { id: number }) {
  const { t } = useTranslation()
  const query = useQuery(
    api.courses.show.queryOptions({ input: { params: { course_id: id } }, meta: { quiet: true } }),
  )
  if (!query.data) return <RecordLoading query={query} />
  const { course } = query.data
  return (
    <RecordPage back={{ to: coursesPath, title: t('courses.title') }} name={course.title}>
      <Title order={1}>
        <bdi>{course.title}</bdi>
      </Title>
      <Head course={course} />
      <CoursePlace course={course} />
      <CourseFiles course={course} />
      {course.may_evaluate && (
        <CourseEvaluation
          key={course.evaluation?.id ?? 0}
          courseId={id}
          evaluation={course.evaluation}
        />
      )}
      {course.enrolment && !course.may_evaluate && course.removed === 0 && (
        <Text>{t('courses.evaluation_later')}</Text>
      )}
      <CourseRatings course={course} />
      {course.people && (
        <CoursePeople courseId={id} people={course.people} mayComplete={course.removed === 0} />
      )}
    </RecordPage>
  )
}

function Head({ course }: { course: CoursePage }) {
  const { t } = useTranslation()
  const [isEditing, setIsEditing] = useState(false)
  const { teachers, starts_at, status, description, may_edit, removed } = course
  return (
    <div className={styles.part}>
      <Text c="dimmed">
        {t(`courses.status_${status}`)}
        {starts_at && (
          <>
            {' · '}
            <bdi dir="ltr">{shownMinute(starts_at)}</bdi>
          </>
        )}
      </Text>
      {teachers.length > 0 && (
        <Text>
          {t('courses.teachers')}: <bdi>{teachers.join(', ')}</bdi>
        </Text>
      )}
      {description && (
        <p className={styles.text} dir="auto">
          {description}
        </p>
      )}
      {may_edit && removed === 0 && (
        <div>
          <Button
            variant="default"
            leftSection={<Icon of={IconPencil} />}
            onClick={() => setIsEditing(true)}
          >
            {t('content.edit')}
          </Button>
        </div>
      )}
      <CoursePanel editing={isEditing ? course : null} onClose={() => setIsEditing(false)} />
    </div>
  )
}
