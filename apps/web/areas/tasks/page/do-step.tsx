import { drillStepsOf } from '@quartet/domain/task-steps.ts'
import { useTranslation } from 'react-i18next'
import { DrillSteps } from './drill.tsx'
import { NextStep } from './next-step.tsx'
import type { TaskState } from './use-task.ts'

type Props = { opened: TaskState; onNext: () => void }

/** Below the card: doing the task; the button says that it is done. */
export function DoStep({ opened, onNext }: Props) {
  const { t } = useTranslation()
  const { task, markStep } = opened
  const isDone = task.drill.some(({ step }) => step === 'express')
  const finishes = task.may_edit && !isDone
  const goOn = () => {
    if (finishes) markStep({ step: 'express', note: '' })
    onNext()
  }
  return (
    <>
      <DrillSteps steps={drillStepsOf.do} opened={opened} />
      <NextStep onClick={goOn}>
        {t(finishes ? 'decode.next_done' : 'decode.next_look_back')}
      </NextStep>
    </>
  )
}
