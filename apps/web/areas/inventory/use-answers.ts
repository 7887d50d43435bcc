import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api, client } from '../../data/client.ts'
import type { Failure } from '../../data/failure.ts'
import { OfflineQueue, useOfflineQueue } from '../../data/offline-queue.ts'
import { sharedByTabs } from '../../data/pending-storage.ts'
import { rememberUser } from '../../data/session.ts'
import { keyOf, type PendingAnswers } from './pending-answers.ts'
import type { Answers } from './questions-form.tsx'

export type Inventory = InferContractRouterOutputs<typeof contract>['inventory']['questions']
export type Question = Inventory['questions'][number]
export type { Answers }

/** Query key of a person's inventory. */
export const inventoryKey = (user_id: number) =>
  api.inventory.questions.queryKey({ input: { params: { user_id }, body: {} } })

export const isAnswered = (answer: { value?: number; text?: string } | undefined) =>
  answer?.value !== undefined || Boolean(answer?.text?.trim())

/** The answers of an open attempt, including unsent ones. */
export function useAnswers(
  inventory: Inventory,
  user_id: number,
  onError: (failure: Failure) => void,
) {
  const queries = useQueryClient()
  const { attempt_id } = inventory
  const showSaved = (sent: PendingAnswers) => {
    const queryKey = inventoryKey(user_id)
    // a response requested earlier would lack these answers
    void queries.cancelQueries({ queryKey })
    queries.setQueryData<Inventory>(queryKey, (now) => now && withAnswers(now, sent))
  }
  const { queue, state } = useOfflineQueue(
    () =>
      new OfflineQueue<PendingAnswers, unknown>({
        storage: sharedByTabs(keyOf(user_id, attempt_id)),
        isMine: rememberUser(),
        send: (answers) =>
          client.inventory.saveAnswers({ body: { attempt_id, answers: Object.values(answers) } }),
        onSaved: (_, sent) => showSaved(sent),
        onSentElsewhere: showSaved,
        rejected: 'drop',
        onError,
      }),
  )
  const { pending, condition } = state
  const answers = useMemo(() => byNumber(inventory, pending), [inventory, pending])
  return { answers, condition, queue }
}
export type AnswerQueue = ReturnType<typeof useAnswers>['queue']

function byNumber({ questions, answers }: Inventory, pending: PendingAnswers): Answers {
  const numbers = new Map(questions.map(({ id, number }) => [id, number]))
  return new Map([
    ...answers.map((answer) => [numbers.get(answer.question_id) ?? 0, answer] as const),
    ...Object.entries(pending).map(([number, answer]) => [Number(number), answer] as const),
  ])
}

/** Replaces stored answers by the sent ones, under the question ids of the current form. */
function withAnswers(inventory: Inventory, sent: PendingAnswers): Inventory {
  const replaced = inventory.questions.flatMap(({ id, number }) => {
    const answer = sent[number]
    return answer ? [{ question_id: id, value: answer.value, text: answer.text }] : []
  })
  const ids = new Set(replaced.map(({ question_id }) => question_id))
  const others = inventory.answers.filter(({ question_id }) => !ids.has(question_id))
  return { ...inventory, answers: [...others, ...replaced] }
}
