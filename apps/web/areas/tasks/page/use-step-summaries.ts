import { onCard } from '@quartet/domain/card-lines.ts'
import type { DrillStep } from '@quartet/domain/drill.ts'
import { drillStepsOf, type TaskStep } from '@quartet/domain/task-steps.ts'
import { useTranslation } from 'react-i18next'
import type { Decoding } from './use-decoding.ts'
import type { Draft } from './use-task.ts'

/** What became of each step, in one line each. */
export function useStepSummaries(task: Draft, decoding: Decoding): Record<TaskStep, string> {
  const { t } = useTranslation()
  const has = (step: DrillStep) => task.drill.some((one) => one.step === step)
  const rating = task.drill.find(({ step }) => step === 'assess')?.rating
  const judged = task.decoded ? 'confirmed' : decoding.isJudged ? 'own' : 'suggested'
  const begun = (step: TaskStep) => drillStepsOf[step].some(has) && t('decode.status_In progress')
  return {
    read: t('decode.marked', { count: decoding.marks.filter((mark) => mark.pattern).length }),
    judge: t(decoding.needed ? `decode.judge_${judged}` : 'decode.not_judged'),
    choose: t('decode.chosen', { count: onCard(task).length }),
    do: has('express') ? t('decode.status_Done') : begun('do') || t('decode.not_started'),
    look_back: rating
      ? t('decode.look_back_rated', { rating })
      : begun('look_back') || t('decode.look_back_later'),
  }
}
