import { type Addressee, writeMail } from '../../mail/mail.ts'
import type { ChargeFailure } from './client.ts'

type Price = { price: number; currency: string }

/** An amount as it is written in the language of the mail, with Latin digits. */
export const amountIn = (tag: string, { price, currency }: Price) =>
  new Intl.NumberFormat(`${tag}-u-nu-latn`, { style: 'currency', currency }).format(price / 100)

const pageUrl = (url: string) => `${url}/edit-user?tab=subscription`
const amount = (to: Addressee, price: Price) => amountIn(to.language.tag, price)

export const trialEndingMail = (to: Addressee, offer: Price & { endsAt: Date }, url: string) =>
  writeMail('trial_ending', to, {
    ...{ amount: amount(to, offer), day: offer.endsAt, url: pageUrl(url) },
  })

export const renewalMail = (to: Addressee, offer: Price & { endsAt: Date }, url: string) =>
  writeMail('renewal_coming', to, {
    ...{ amount: amount(to, offer), day: offer.endsAt, url: pageUrl(url) },
  })

export const accessEndingMail = (to: Addressee, day: Date, url: string) =>
  writeMail('access_ending', to, { day, url: pageUrl(url) })

export const accessExpiredMail = (to: Addressee, url: string) =>
  writeMail('access_expired', to, { url: pageUrl(url) })

export const receiptMail = (
  to: Addressee,
  paid: Price & { id: number; paidUntil: Date },
  url: string,
) =>
  writeMail('payment_receipt', to, {
    ...{ amount: amount(to, paid), day: paid.paidUntil, number: String(paid.id) },
    url: pageUrl(url),
  })

export const paymentFailedMail = (
  to: Addressee,
  { reason, ...failed }: Price & { reason: ChargeFailure },
  until: Date,
  url: string,
) =>
  writeMail('payment_failed', to, {
    ...{ amount: amount(to, failed), day: until, url: pageUrl(url) },
    reason: reason === 'contradicted' ? 'not_completed' : reason,
  })
