import { useQuery } from '@tanstack/react-query'
import { api } from '../../../data/client.ts'
import { writtenMoment } from '../../../i18n/dates.ts'

/** The finished inventories of a person, and when the next one can start. */
export const useAttempts = (user_id: number) =>
  useQuery(
    api.inventory.attempts.queryOptions({ input: { params: { user_id } }, meta: { quiet: true } }),
  )

/** The first day on which the inventory can be repeated; null when that is possible now. */
export function retakeDay(attempts: { retake_from: string | null } | undefined): string | null {
  return attempts?.retake_from ? writtenMoment(attempts.retake_from) : null
}
