import { drillStepsOf } from '@quartet/domain/task-steps.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { useWall } from '../../../components/decoding/use-wall.ts'
import { DecodeText } from './decode-text.tsx'
import { FoldedNotes } from './drill.tsx'
import { NextStep } from './next-step.tsx'
import type { Decoding } from './use-decoding.ts'
import type { TaskState } from './use-task.ts'

type Props = {
  opened: TaskState
  decoding: Decoding
  wall: ReturnType<typeof useWall>
  onNext: () => void
}

/** The text with its marks, and what comes to mind about it. */
export function ReadStep({ opened, decoding, wall, onNext }: Props) {
  const { t } = useTranslation()
  const [edits, setEdits] = useState(false)
  return (
    <>
      <DecodeText opened={opened} decoding={decoding} wall={wall} edits={edits} onEdit={setEdits} />
      <FoldedNotes steps={drillStepsOf.read} opened={opened} />
      {!edits && <NextStep onClick={onNext}>{t('decode.next_judge')}</NextStep>}
    </>
  )
}
