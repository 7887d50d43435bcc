import type { Term } from './subscription.ts'

/** What people pay for themselves (D31); a family and a professional account are annual. */
export const plans = ['basic', 'family', 'professional'] as const
export type Plan = (typeof plans)[number]

/** Every plan with its terms. The price is that of the configuration under this key. */
export const offers = [
  { plan: 'basic', term: 'semester', price: 'price_semester' },
  { plan: 'basic', term: 'annual', price: 'price_annual' },
  { plan: 'family', term: 'annual', price: 'price_family' },
  { plan: 'professional', term: 'annual', price: 'price_professional' },
] as const satisfies readonly { plan: Plan; term: Term; price: string }[]
export type PriceKey = (typeof offers)[number]['price']

/** In hundredths of the currency (D31), until the configuration says otherwise. */
export const defaultPrices: Record<PriceKey, number> = {
  price_semester: 1499,
  price_annual: 3999,
  price_family: 7999,
  price_professional: 9999,
}

/** The largest price, in hundredths: above it a typing error is likelier. */
const highestPrice = 10_000_00

/** A plan without a usable price is not offered. */
export const isPrice = (price: number) =>
  Number.isSafeInteger(price) && price > 0 && price <= highestPrice
