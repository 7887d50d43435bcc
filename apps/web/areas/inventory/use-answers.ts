import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { api, client } from '../../data/client.ts'
import { type Failure, offline } from '../../data/failure.ts'
import { Outbox, type Waiting } from '../../data/outbox.ts'
import { currentSession } from '../../data/session.ts'
import type { Answers } from './questions-form.tsx'
import { keyOf, type WaitingAnswer } from './waiting-answers.ts'

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
  const [outbox] = useState(
    () =>
      new Outbox<WaitingAnswer>({
        key: keyOf(user_id, inventory.attempt_id),
        send: async (answers) => {
          // another user signed in on this device: the answers wait for their owner
          if (currentSession()?.user_id !== user_id) throw offline()
          return client.inventory.saveAnswers({
            body: { attempt_id: inventory.attempt_id, answers },
          })
        },
        onSent(sent) {
          const queryKey = inventoryKey(user_id)
          // a response requested earlier would lack these answers
          void queries.cancelQueries({ queryKey })
          queries.setQueryData<Inventory>(
            queryKey,
            (now) => now && { ...now, answers: laidOver(now, sent) },
          )
        },
        onError,
      }),
  )
  useEffect(() => outbox.start(), [outbox])
  const { waiting, condition } = useSyncExternalStore(outbox.subscribe, outbox.state)
  const answers = useMemo(() => byNumber(inventory, waiting), [inventory, waiting])
  return { answers, condition, outbox }
}

function byNumber({ questions, answers }: Inventory, waiting: Waiting<WaitingAnswer>): Answers {
  const numbers = new Map(questions.map(({ id, number }) => [id, number]))
  return new Map([
    ...answers.map((answer) => [numbers.get(answer.question_id) ?? 0, answer] as const),
    ...waiting,
  ])
}

/** The stored answers replaced by the sent ones, under the question ids of the current form. */
function laidOver(
  { questions, answers }: Inventory,
  sent: Waiting<WaitingAnswer>,
): Inventory['answers'] {
  const replaced = new Map(
    questions.flatMap(({ id, number }) =>
      sent.has(number) ? [[id, sent.get(number)] as const] : [],
    ),
  )
  return [
    ...answers.filter(({ question_id }) => !replaced.has(question_id)),
    ...[...replaced].map(([question_id, answer]) => ({
      question_id,
      value: answer?.value,
      text: answer?.text,
    })),
  ]
}
