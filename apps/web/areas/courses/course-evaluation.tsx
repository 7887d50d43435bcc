import { Button, Group, Radio, Text, Textarea, Title } from '@mantine/core'
import type { EvaluationView } from '@quartet/contract/areas/courses.ts'
import { courseBounds, courseRatings, type Ratings } from '@quartet/domain/courses.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { submitting } from '../../components/form.ts'
import { client } from '../../data/client.ts'
import { useCourseAction } from './course.ts'
import styles from './courses.module.css'

type Props = { courseId: number; evaluation: EvaluationView | null }
type Typed = Partial<Ratings> & { comment: string }

const isWhole = (typed: Typed): typed is Ratings & { comment: string } =>
  courseRatings.every((rating) => typed[rating] !== undefined)

/** What the user thinks of the course: five ratings and a comment. */
export function CourseEvaluation({ courseId, evaluation }: Props) {
  const { t } = useTranslation()
  const { id, ...saved } = evaluation ?? { id: null, comment: '' }
  const [typed, setTyped] = useState<Typed>(saved)
  const [isIncomplete, setIsIncomplete] = useState(false)
  const save = useCourseAction(
    (body: Ratings & { comment: string }) =>
      id === null
        ? client.courses.evaluate({ body: { ...body, course_id: courseId } })
        : client.courses.changeEvaluation({ params: { evaluation_id: id }, body }),
    () => t('courses.evaluation_saved'),
  )
  const submit = () => {
    setIsIncomplete(!isWhole(typed))
    if (isWhole(typed)) save.mutate(typed)
  }
  return (
    <section className={styles.part}>
      <Title order={2} size="h3">
        {t('courses.evaluation')}
      </Title>
      <Text>{t('courses.evaluation_text')}</Text>
      <form className={styles.form} onSubmit={submitting(submit)} noValidate>
        {courseRatings.map((rating) => (
          <Radio.Group
            key={rating}
            label={t(`courses.rate_${rating}`)}
            value={String(typed[rating] ?? '')}
            error={isIncomplete && typed[rating] === undefined && t('field.required')}
            onChange={(value) => setTyped({ ...typed, [rating]: Number(value) })}
          >
            <Group mt="xs">
              {['1', '2', '3', '4', '5'].map((value) => (
                <Radio key={value} value={value} label={value} />
              ))}
            </Group>
          </Radio.Group>
        ))}
        <Textarea
          label={t('courses.comment')}
          autosize
          minRows={3}
          dir="auto"
          maxLength={courseBounds.comment}
          value={typed.comment}
          onChange={({ currentTarget }) => setTyped({ ...typed, comment: currentTarget.value })}
        />
        <div>
          <Button type="submit" loading={save.isPending}>
            {t('content.save')}
          </Button>
        </div>
      </form>
    </section>
  )
}
