import type { CoursePageView, CourseView } from '@quartet/contract/areas/courses.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { asFailure, sentenceOf } from '../../data/failure.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import { showToast } from '../../shell/toast.tsx'

export type Course = CourseView
export type CoursePage = CoursePageView

export const coursesPath = '/courses'

/** Makes a call about a course, says what was done, and reads everything again. */
export function useCourseAction<Input>(
  call: (input: Input) => Promise<unknown>,
  done: (input: Input) => string,
) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  return useMutation({
    meta: { quiet: true },
    mutationFn: call,
    onSuccess: (_, input) => void showToast('success', done(input)),
    onError: (error) => {
      const failure = asFailure(error)
      const text = failure.status === 404 ? t('error.row_unknown') : sentenceOf(failure)
      void showToast('danger', text)
    },
    onSettled: refreshAll,
  })
}
