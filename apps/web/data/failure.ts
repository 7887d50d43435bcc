import type { TextKey } from '@quartet/content/texts/text.ts'
import type { ErrorName, FieldError } from '@quartet/contract/errors.ts'
import type { FieldCode } from '@quartet/contract/fields.ts'
import { writtenMoment } from '../i18n/dates.ts'
import { shownNumber } from '../i18n/numbers.ts'
import { i18next } from '../i18n/texts.ts'

type FailureDetails = {
  status: number
  name?: string
  message?: string
  fields?: FieldError[]
  show_verify?: boolean
  retryAfter?: number
  body?: Record<string, unknown>
}

/** The error of every failed call: an API error, a proxy's error page or no network. */
export class Failure extends Error {
  readonly status: number
  /** Error name of the contract; `offline` without a network, empty when the response has none. */
  override readonly name: string
  readonly fields: FieldError[]
  readonly show_verify: boolean
  /** Seconds until the call may be repeated; 0 when the response does not say. */
  readonly retryAfter: number
  /** The other fields of the error response. */
  readonly body: Record<string, unknown>

  constructor({
    status,
    name = '',
    message = '',
    fields = [],
    show_verify = false,
    retryAfter = 0,
    body = {},
  }: FailureDetails) {
    super(message)
    this.status = status
    this.name = name
    this.fields = fields
    this.show_verify = show_verify
    this.retryAfter = retryAfter
    this.body = body
  }

  /** Whether a solved captcha would let the call pass, so that the form offers one. */
  get offersCaptcha() {
    return this.body.captcha === true
  }
}

export const offline = () => new Failure({ status: 0, name: 'offline' })

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

export async function failureOf(response: Response): Promise<Failure> {
  const body: Record<string, unknown> = await response.json().then(
    (parsed: unknown) =>
      typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {},
    () => ({}),
  )
  return new Failure({
    status: response.status,
    name: textOf(body.name),
    message: textOf(body.message) ?? textOf(body.error),
    fields: Array.isArray(body.fields) ? (body.fields as FieldError[]) : [],
    show_verify: body.show_verify === true,
    retryAfter: Number(response.headers.get('retry-after')) || 0,
    body,
  })
}

export const asFailure = (error: unknown): Failure =>
  error instanceof Failure
    ? error
    : new Failure({ status: 0, message: error instanceof Error ? error.message : '' })

/** Whether somebody else has changed what was to be saved. */
export const isChangedByOthers = (error: unknown) =>
  asFailure(error).name === ('row_changed' satisfies ErrorName)

const has = (key: string): key is TextKey => i18next.exists(key)

/** Says for how long no mail can be sent. */
export function mailPausedSentence(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  if (minutes <= 90) return i18next.t('error.mail_paused', { count: minutes })
  return i18next.t('error.mail_paused_hours', { count: Math.ceil(minutes / 60) })
}

/** The day in an error response, formatted; '' without one. */
const dayOf = (moment: unknown) => (typeof moment === 'string' ? writtenMoment(moment) : '')

/** The message for the user: ours for the error name, else the server's, else the general one. */
export function sentenceOf(failure: Failure): string {
  if (failure.name === ('mail_paused' satisfies ErrorName))
    return mailPausedSentence(failure.retryAfter)
  const { erase_from, max, sent } = failure.body
  if (failure.name === ('sheet_unknown' satisfies ErrorName) && typeof sent === 'string')
    return i18next.t('error.sheet_unknown_sent', { sent })
  const key: TextKey = `error.${(failure.name || 'general') as ErrorName | 'offline' | 'general'}`
  if (failure.name && has(key))
    return i18next.t(key, { date: dayOf(erase_from), max: shownNumber(Number(max ?? 0)) })
  return failure.message || i18next.t('error.general')
}

/** The fields under which a form explains errors that would otherwise open a dialog. */
export type AtField = Partial<Record<ErrorName, string>>

export const fieldOf = (error: unknown, atField: AtField = {}): string | undefined =>
  atField[asFailure(error).name as ErrorName]

export function fieldSentence(code: string, message = ''): string {
  const key: TextKey = `field.${code as FieldCode}`
  return has(key) ? i18next.t(key) : message
}

/** Messages by field for a form; empty when the error is not about fields. */
export const fieldErrors = (error: unknown): Record<string, string> =>
  Object.fromEntries(
    asFailure(error).fields.map(({ path, code, message }) => [
      path.replace(/^body\./, ''),
      fieldSentence(code, message),
    ]),
  )
