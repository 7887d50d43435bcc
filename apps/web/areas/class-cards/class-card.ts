import type {
  ClassCardsView,
  ClassPersonView,
  PrintedCardView,
} from '@quartet/contract/areas/class-cards.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, client } from '../../data/client.ts'
import { asFailure, sentenceOf } from '../../data/failure.ts'
import { showToast } from '../../shell/toast.tsx'

export type ClassCards = ClassCardsView
export type ClassPerson = ClassPersonView
export type Sheet = { code: string; cards: PrintedCardView[] }

/** Isolates a name, so that its direction does not change the sentence around it. */
export const apart = (name: string) => `\u2068${name}\u2069`

/** Makes a call about the class cards of a group, says what was done, and reads them again. */
export function useCardAction<Input, Output>(
  call: (input: Input) => Promise<Output>,
  done: (output: Output, input: Input) => string | undefined,
) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: call,
    onSuccess: (output, input) => {
      const text = done(output, input)
      if (text) void showToast('success', text)
    },
    onError: (error) => {
      const failure = asFailure(error)
      const text = failure.status === 404 ? t('error.row_unknown') : sentenceOf(failure)
      void showToast('danger', text)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: api.classCards.key() }),
  })
}

/** Makes cards for these people in place of those that they have. */
export const useMakeCards = (group_id: number, onMade: (sheet: Sheet) => void) =>
  useCardAction(
    (people: readonly ClassPerson[]) =>
      client.classCards.make({
        params: { group_id },
        body: { people: people.map(({ id, card }) => ({ id, card_id: card?.id ?? null })) },
      }),
    ({ class_code, cards }) => {
      onMade({ code: class_code, cards })
      return undefined
    },
  )
