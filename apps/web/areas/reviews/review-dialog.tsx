import '@mantine/core/styles/Radio.layer.css'
import { Radio, Textarea } from '@mantine/core'
import type { ErrorName } from '@quartet/contract/errors.ts'
import { maxReviewNote, type ReviewDecision, reviewDecisions } from '@quartet/domain/reviews.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { field, useForm } from '../../components/form.ts'
import { client } from '../../data/client.ts'
import { asFailure } from '../../data/failure.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import { showFailure } from '../../shell/error-dialog.tsx'
import { showToast } from '../../shell/toast.tsx'
import { Remarks, type Result, ReviewState, Scores } from './result-columns.tsx'
import styles from './reviews.module.css'

type Values = { decision: '' | ReviewDecision; note: string }

const isChange = (error: unknown) =>
  asFailure(error).name === ('result_decided' satisfies ErrorName)

/** Asks whether a result stays or its person is invited to take the inventory again. */
export function ReviewDialog({ result, onClose }: { result: Result; onClose: () => void }) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const { id, name, review: seen } = result
  const [review, setReview] = useState(seen)
  const form = useForm<Values>({ decision: seen?.decision ?? '', note: seen?.note ?? '' })
  const save = useMutation({
    mutationFn: (decision: ReviewDecision) =>
      client.reviews.decide({
        params: { attempt_id: id },
        body: { decision, note: form.values.note, decided_at: review?.decided_at ?? null },
      }),
    meta: { quiet: true },
    onError: (error) => {
      form.takeErrors(error)
      // once the other decision is shown, saving replaces it
      if (isChange(error)) setReview(asFailure(error).body.review as Result['review'])
      else if (asFailure(error).fields.length === 0) showFailure(error)
    },
    onSuccess: ({ review: { decision } }) => {
      onClose()
      void showToast('success', t(`reviews.saved_${decision}`, { name: `\u2068${name}\u2069` }))
    },
    onSettled: refreshAll,
  })
  const { decision, note } = form.values
  const confirm = () => {
    if (form.passes(decision ? {} : { decision: field('required') }) && decision)
      save.mutate(decision)
  }
  const isWithdrawn = (value: ReviewDecision) => value === 'keep' && review?.decision === 'retake'
  return (
    <ConfirmDialog
      opened
      harmless
      title={t('reviews.dialog_title')}
      text={name}
      action={t('reviews.save')}
      cancel={t('table.cancel')}
      busy={save.isPending}
      onCancel={onClose}
      onConfirm={confirm}
    >
      <Remarks result={result} />
      <Scores result={result} />
      <Radio.Group
        label={t('reviews.state')}
        value={decision}
        error={form.error('decision')}
        onChange={(value) => form.set('decision', value as ReviewDecision)}
      >
        {reviewDecisions.map((value, at) => (
          <Radio
            key={value}
            className={styles.choice}
            value={value}
            label={t(`reviews.${value}`)}
            description={t(isWithdrawn(value) ? 'reviews.withdraw_hint' : `reviews.${value}_hint`)}
            {...(at === 0 && { ...form.mark('decision'), 'data-autofocus': true })}
          />
        ))}
      </Radio.Group>
      <Textarea
        label={t('reviews.note')}
        description={t('reviews.note_hint')}
        maxLength={maxReviewNote}
        autosize
        minRows={2}
        dir="auto"
        value={note}
        error={form.error('note')}
        onChange={({ currentTarget }) => form.set('note', currentTarget.value)}
      />
      {isChange(save.error) && (
        <NoteBox mood="warn" role="alert" title={t('content.changed_title')}>
          <div>
            <ReviewState review={review} />
          </div>
          <p>{t('reviews.changed_text')}</p>
        </NoteBox>
      )}
    </ConfirmDialog>
  )
}
