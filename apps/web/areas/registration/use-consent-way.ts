import { useDebouncedValue } from '@mantine/hooks'
import { underAge } from '@quartet/domain/consent.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../data/client.ts'
import type { ConsentWay } from './register-values.ts'

const alone: ConsentWay = { name: null, ...underAge.alone }

/**
 * Who consents for people under age, by the typed code; undefined while the code is looked up,
 * which only happens when `matters`.
 */
export function useConsentWay(code: string, matters: boolean): ConsentWay | undefined {
  const typed = code.trim()
  const [promo_code] = useDebouncedValue(typed, 400)
  const enabled = matters && promo_code !== '' && promo_code === typed
  const known = useQuery(
    api.registration.code.queryOptions({
      input: { body: { promo_code } },
      enabled,
      staleTime: 300_000,
    }),
  )
  if (typed === '' || known.isError) return alone
  return enabled ? known.data : undefined
}
