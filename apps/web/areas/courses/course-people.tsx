import { Button, Text, Title } from '@mantine/core'
import type { ParticipantView } from '@quartet/contract/areas/courses.ts'
import { enrolmentSteps } from '@quartet/domain/courses.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { client } from '../../data/client.ts'
import { useCourseAction } from './course.ts'
import styles from './courses.module.css'

type Props = {
  courseId: number
  people: readonly ParticipantView[]
  /** Not in a removed course. */
  mayComplete: boolean
}

const nameOf = ({ first_name, last_name }: ParticipantView) => `${first_name} ${last_name}`

/** Who is enrolled, for whoever marks participants as completed. */
export function CoursePeople({ courseId, people, mayComplete }: Props) {
  const { t } = useTranslation()
  const [completing, setCompleting] = useState<ParticipantView | null>(null)
  const complete = useCourseAction(
    (user_id: number) =>
      client.courses.enrol({
        params: { course_id: courseId, status: enrolmentSteps.complete },
        body: { user_id },
      }),
    () => t('content.saved'),
  )
  return (
    <section className={styles.part}>
      <Title order={2} size="h3">
        {t('courses.participants')}
      </Title>
      {people.length === 0 && <Text>{t('courses.no_people')}</Text>}
      <ul className={styles.list}>
        {people.map((person) => (
          <li key={person.id} className={styles.entry}>
            <bdi className={styles.name}>{nameOf(person)}</bdi>
            {person.state === 'completed' || !mayComplete ? (
              <Text>{t(`courses.state_${person.state}`)}</Text>
            ) : (
              <Button
                variant="default"
                disabled={complete.isPending}
                aria-label={`${t('courses.complete')}: ${nameOf(person)}`}
                onClick={() => setCompleting(person)}
              >
                {t('courses.complete')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        opened={completing !== null}
        text={t('courses.complete_sure', {
          name: `\u2068${completing ? nameOf(completing) : ''}\u2069`,
        })}
        action={t('courses.complete')}
        onCancel={() => setCompleting(null)}
        onConfirm={() => {
          if (completing) complete.mutate(completing.id)
          setCompleting(null)
        }}
      />
    </section>
  )
}
