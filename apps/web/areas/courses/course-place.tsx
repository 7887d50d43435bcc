import { Button, Text } from '@mantine/core'
import { enrolmentSteps } from '@quartet/domain/courses.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { client } from '../../data/client.ts'
import { type CoursePage, useCourseAction } from './course.ts'
import styles from './courses.module.css'

/** Enrols the user, or withdraws them. */
export function CoursePlace({ course }: { course: CoursePage }) {
  const { t } = useTranslation()
  const { id, enrolment, may_enrol, removed } = course
  const [isAsking, setIsAsking] = useState(false)
  const step = useCourseAction(
    (status: 0 | 1) => client.courses.enrol({ params: { course_id: id, status }, body: {} }),
    (status) => t(status === enrolmentSteps.enrol ? 'courses.enrolled' : 'courses.withdrawn'),
  )
  if (enrolment === 'completed') return <NoteBox mood="good">{t('courses.completed')}</NoteBox>
  if (enrolment === null)
    return may_enrol ? (
      <div className={styles.row}>
        <Button loading={step.isPending} onClick={() => step.mutate(enrolmentSteps.enrol)}>
          {t('courses.enrol')}
        </Button>
        <Text c="dimmed">{t('courses.enrol_text')}</Text>
      </div>
    ) : null
  return (
    <div className={styles.row}>
      <Text>{t('courses.enrolled')}</Text>
      {removed === 0 && (
        <Button variant="default" loading={step.isPending} onClick={() => setIsAsking(true)}>
          {t('courses.withdraw')}
        </Button>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={t('courses.withdraw')}
        text={t('courses.withdraw_sure')}
        action={t('courses.withdraw')}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          step.mutate(enrolmentSteps.withdraw)
        }}
      />
    </div>
  )
}
