import { Button, TextInput } from '@mantine/core'
import type { Pattern } from '@quartet/domain/patterns.ts'
import { taskBounds } from '@quartet/domain/task.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { patternName } from '../../../components/decoding/pattern-words.ts'
import { field, submitting, useForm, wrongOnly } from '../../../components/form.ts'
import { callsOf, taskQuery } from '../area-calls.ts'
import { withLine } from './card-lines.ts'
import styles from './strategy-choice.module.css'
import type { TaskState } from './use-task.ts'

/**
 * Adds a strategy in the person's own words for a pattern, and puts it on the card if it has room.
 */
export function OwnStrategyForm({
  pattern,
  opened,
  full,
}: {
  pattern: Pattern
  opened: TaskState
  full: boolean
}) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const form = useForm({ body: '' })
  const { task, change, queue } = opened
  const params = { task_id: task.id }
  const add = useMutation({
    mutationFn: async (body: string) => {
      await queue.flush()
      const { strategy } = await callsOf(task.area).ownStrategy({ params, body: { pattern, body } })
      const fresh = await queries.fetchQuery({
        ...taskQuery(task.area, task.id),
        staleTime: 0,
      })
      queue.adopt(fresh.task.version)
      return strategy
    },
    onError: (error) => form.takeErrors(error),
    onSuccess: (strategy, body) => {
      // the next one may already be typed
      if (form.values.body.trim() === body) form.set('body', '')
      if (!full) change({ chosen: withLine(task.chosen, { kind: 'own', id: strategy.id }, true) })
    },
  })
  const send = () => {
    const words = form.values.body.trim()
    const wrong =
      words === '' ? field('required') : words.length > taskBounds.ownStrategy && field('too_long')
    if (form.passes(wrongOnly({ body: wrong }))) add.mutate(words)
  }
  return (
    <form className={styles.own} onSubmit={submitting(send)} noValidate>
      <TextInput
        label={t('decode.own_label', { pattern: patternName(pattern) })}
        autoComplete="off"
        {...form.text('body')}
      />
      <div>
        <Button type="submit" variant="default" loading={add.isPending}>
          {t('decode.own_add')}
        </Button>
      </div>
    </form>
  )
}
