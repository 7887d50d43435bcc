import type { TextKey } from '@quartet/content/texts/text.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../data/client.ts'

export const terms = ['annual', 'semester'] as const
export type Term = (typeof terms)[number]

export const termNames: Record<Term, { name: TextKey; per: TextKey }> = {
  annual: { name: 'plans.annual', per: 'plans.annual_per' },
  semester: { name: 'plans.semester', per: 'plans.semester_per' },
}

export const usePlans = () => useQuery(api.registration.plans.queryOptions({ staleTime: 300_000 }))

/** Returns a function for the formatted price of a term: 39.99 dollars. */
export function usePrices() {
  const { t, i18n } = useTranslation()
  const { data } = usePlans()
  return (term: Term): string => {
    const plan = data?.plans.find((row) => row.term === term)
    if (!plan) return ''
    const amount = plan.price / 100
    if (plan.currency.toLowerCase() === 'usd')
      return t('plans.dollars', {
        amount: new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 2 }).format(amount),
      })
    return new Intl.NumberFormat(i18n.language, {
      style: 'currency',
      currency: plan.currency,
    }).format(amount)
  }
}
