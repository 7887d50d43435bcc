import { type TaskStep, taskSteps } from '@quartet/domain/task-steps.ts'
import type { ReactNode } from 'react'
import type { useWall } from '../../../components/decoding/use-wall.ts'
import { Card } from './card.tsx'
import { ChooseStep } from './choose-step.tsx'
import { DoStep } from './do-step.tsx'
import { JudgeStep } from './judge-step.tsx'
import { LookBackStep } from './look-back-step.tsx'
import { ReadStep } from './read-step.tsx'
import { StepSection } from './step-section.tsx'
import { CardActions } from './task-actions.tsx'
import styles from './task-screen.module.css'
import type { Decoding } from './use-decoding.ts'
import { useStepSummaries } from './use-step-summaries.ts'
import type { TaskState } from './use-task.ts'

type Props = {
  opened: TaskState
  decoding: Decoding
  wall: ReturnType<typeof useWall>
  step: TaskStep
  open: (step: TaskStep) => void
}

/** The five steps of a task, one of them open. The card is always there, to be printed. */
export function TaskSteps({ opened, decoding, wall, step: current, open }: Props) {
  const summaries = useStepSummaries(opened.task, decoding)
  const work = { opened, decoding }
  const contents: Record<TaskStep, ReactNode> = {
    read: <ReadStep {...work} wall={wall} onNext={() => open('judge')} />,
    judge: <JudgeStep {...work} onNext={() => open('choose')} />,
    choose: <ChooseStep {...work} onNext={() => open('do')} />,
    do: <DoStep opened={opened} onNext={() => open('look_back')} />,
    look_back: <LookBackStep opened={opened} onJudge={() => open('judge')} />,
  }
  const printed = (
    <>
      <CardActions opened={opened} />
      <Card task={opened.task} decoding={decoding} />
    </>
  )
  return (
    <div className={styles.steps}>
      {taskSteps.map((step) => (
        <StepSection
          key={step}
          step={step}
          isOpen={step === current}
          onOpen={() => open(step)}
          summary={summaries[step]}
          printed={step === 'do' && printed}
        >
          {contents[step]}
        </StepSection>
      ))}
    </div>
  )
}
