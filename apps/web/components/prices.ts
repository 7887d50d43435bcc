import type { TextKey } from '@quartet/content/texts/text.ts'
import type { Plan } from '@quartet/domain/plans.ts'
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

/** Returns a function for an amount in hundredths of its currency: 39.99 dollars. */
export function useAmount() {
  const { t, i18n } = useTranslation()
  return ({ price, currency }: { price: number; currency: string }): string => {
    const amount = price / 100
    if (currency.toLowerCase() === 'usd')
      return t('plans.dollars', {
        amount: new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 2 }).format(amount),
      })
    return new Intl.NumberFormat(i18n.language, { style: 'currency', currency }).format(amount)
  }
}

/** Returns a function for the formatted price of a plan; empty when it is not offered. */
export function usePrices() {
  const amountOf = useAmount()
  const { data } = usePlans()
  return (term: Term, plan: Plan = 'basic'): string => {
    const offer = data?.plans.find((row) => row.term === term && row.plan === plan)
    return offer ? amountOf(offer) : ''
  }
}
