import { useTranslation } from 'react-i18next'
import { PrintButton } from '../../../documents/print-button.tsx'
import { CareerMatch } from './career-match.tsx'
import { Duties } from './duties.tsx'
import { FitRows } from './fit-rows.tsx'
import { NextStep } from './next-step.tsx'
import styles from './task-screen.module.css'
import type { Decoding } from './use-decoding.ts'
import type { TaskState } from './use-task.ts'

type Props = { opened: TaskState; decoding: Decoding; onNext: () => void }

/** What the task needs; a job also has duties, and is compared with the person's habits. */
export function JudgeStep({ opened, decoding, onNext }: Props) {
  const { task } = opened
  const { t } = useTranslation()
  return (
    <>
      <FitRows task={task} decoding={decoding} />
      {task.area === 'career' && (
        <>
          <Duties opened={opened} marks={decoding.marks} />
          <CareerMatch task={task} decoding={decoding} />
          <div>
            <PrintButton
              request={{ kind: 'tasks', task_ids: [task.id] }}
              title={task.name}
              ready={opened.queue.flush}
            >
              {t('decode.print')}
            </PrintButton>
          </div>
        </>
      )}
      <Confirm opened={opened} decoding={decoding} onNext={onNext} />
    </>
  )
}

/** Only the learner's confirmation makes the task decoded (method D16, step 6). */
function Confirm({ opened: { task }, decoding: { needed, confirm }, onNext }: Props) {
  const { t } = useTranslation()
  if (!task.may_edit || task.decoded)
    return (
      <div className={styles.confirm}>
        {task.may_edit && <p>{t('decode.decoded_text')}</p>}
        <NextStep onClick={onNext}>{t('decode.next_choose')}</NextStep>
      </div>
    )
  const confirmAndGoOn = () => {
    confirm()
    onNext()
  }
  return (
    <div className={styles.confirm}>
      <p>{t(needed ? 'decode.confirm_text' : 'decode.confirm_judge')}</p>
      <NextStep disabled={!needed} onClick={confirmAndGoOn}>
        {t('decode.confirm')}
      </NextStep>
    </div>
  )
}
