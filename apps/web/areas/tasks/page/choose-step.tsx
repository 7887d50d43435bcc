import { onCard } from '@quartet/domain/card-lines.ts'
import { drillStepsOf } from '@quartet/domain/task-steps.ts'
import { useTranslation } from 'react-i18next'
import { withProposals } from './card-lines.ts'
import { FoldedNotes } from './drill.tsx'
import { NextStep } from './next-step.tsx'
import { StrategyChoice } from './strategy-choice.tsx'
import type { Decoding } from './use-decoding.ts'
import type { TaskState } from './use-task.ts'

type Props = { opened: TaskState; decoding: Decoding; onNext: () => void }

/** The strategies for the card; who has chosen none continues with those proposed. */
export function ChooseStep({ opened, decoding, onNext }: Props) {
  const { t } = useTranslation()
  const { task, change } = opened
  const proposed = withProposals(task, decoding.partly)
  const takesProposed = task.may_edit && onCard(task).length === 0 && proposed.length > 0
  const goOn = () => {
    if (takesProposed) change({ chosen: proposed })
    onNext()
  }
  return (
    <>
      <StrategyChoice opened={opened} decoding={decoding} />
      <FoldedNotes steps={drillStepsOf.choose} opened={opened} />
      <NextStep onClick={goOn}>
        {t(takesProposed ? 'decode.next_do_suggested' : 'decode.next_do')}
      </NextStep>
    </>
  )
}
