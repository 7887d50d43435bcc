import { Button, Text, Title } from '@mantine/core'
import type { ParticipantView } from '@quartet/contract/areas/courses.ts'
import { enrolmentSteps } from '@quartet/domain/courses.ts'
import { useTranslation } from 'react-i18next'
import { client } from '../../data/client.ts'
import { useCourseAction } from './course.ts'
import styles from './courses.module.css'

type Props = {
  courseId: number
  people: readonly ParticipantView[]
  /** Not in a removed course. */
  mayComplete: boolean
}

/** Who is enrolled, for whoever marks participants as completed. */
export function CoursePeople({ courseId, people, mayComplete }: Props) {
  const { t } = useTranslation()
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
        {people.map(({ id, first_name, last_name, state }) => (
          <li key={id} className={styles.entry}>
            <bdi className={styles.name}>{`${first_name} ${last_name}`}</bdi>
            {state === 'completed' || !mayComplete ? (
              <Text>{t(`courses.state_${state}`)}</Text>
            ) : (
              <Button
                variant="default"
                disabled={complete.isPending}
                aria-label={`${t('courses.complete')}: ${first_name} ${last_name}`}
                onClick={() => complete.mutate(id)}
              >
                {t('courses.complete')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
