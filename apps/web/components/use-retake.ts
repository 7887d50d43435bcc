import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api, client } from '../data/client.ts'
import { asFailure } from '../data/failure.ts'
import { writtenMoment } from '../i18n/dates.ts'
import { showSentence } from '../shell/error-dialog.tsx'

/**
 * Starts the caller's inventory again and opens it; when it is too early, shows the first possible
 * day.
 */
export function useRetake(userId: number, onBegun: () => void) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => begin(userId),
    onSuccess: async (begun) => {
      onBegun()
      if ('from' in begun)
        return showSentence(t('questions.again_from', { date: writtenMoment(begun.from) }))
      queries.setQueryData(
        api.inventory.questions.queryKey({ input: { params: { user_id: userId }, body: {} } }),
        begun,
      )
      await queries.invalidateQueries({ queryKey: api.inventory.attempts.key() })
      await navigate({ to: '/new-theme/questions/{-$id}', params: {}, hash: '' })
    },
  })
}

const begin = (user_id: number) =>
  client.inventory
    .questions({ params: { user_id }, body: { retake: true } })
    .catch((error: unknown) => {
      const { name, body } = asFailure(error)
      if (name === 'retake_too_early' && typeof body.from === 'string') return { from: body.from }
      throw error
    })
