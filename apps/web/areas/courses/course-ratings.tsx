import { Text, Title } from '@mantine/core'
import { courseRatings } from '@quartet/domain/courses.ts'
import { useTranslation } from 'react-i18next'
import { PlainTable } from '../../components/plain-table.tsx'
import { shownNumber } from '../../i18n/numbers.ts'
import type { CoursePage } from './course.ts'
import styles from './courses.module.css'

/** The averages, and for whoever edits courses the comments. */
export function CourseRatings({ course }: { course: CoursePage }) {
  const { t } = useTranslation()
  const { averages, comments } = course
  return (
    <section className={styles.part}>
      <Title order={2} size="h3">
        {t('courses.averages')}
      </Title>
      {averages && (
        <PlainTable>
          <tbody>
            {courseRatings.map((rating) => (
              <tr key={rating}>
                <th scope="row">{t(`courses.rate_${rating}`)}</th>
                <td>{shownNumber(averages[rating])}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
      <Text c={averages ? 'dimmed' : undefined}>
        {t(averages ? 'courses.averages_text' : 'courses.averages_none')}
      </Text>
      {comments && comments.length > 0 && <Comments comments={comments} />}
    </section>
  )
}

function Comments({ comments }: { comments: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <>
      <Title order={3} size="h4">
        {t('courses.comments')}
      </Title>
      <ul className={styles.list}>
        {comments.map((comment, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: comments may be equal
          <li key={at}>
            <p className={styles.text} dir="auto">
              {comment}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
