import type { ErrorName } from '@quartet/contract/errors.ts'
import type { SecurityKind } from '@quartet/domain/security.ts'
import type { Context } from './context.ts'

/** Errors that are recorded as security events. */
const kinds: Partial<Record<ErrorName, SecurityKind>> = {
  credentials_wrong: 'login_failed',
  locked: 'login_locked',
  class_card_wrong: 'class_card_failed',
  code_wrong: 'code_failed',
  second_factor_wrong: 'second_factor_failed',
  passkey_wrong: 'second_factor_failed',
  provider_invalid: 'provider_failed',
  reset_token_used: 'reset_failed',
  captcha_wrong: 'captcha_failed',
  captcha_used: 'captcha_failed',
  too_many: 'rate_limited',
  mail_paused: 'mail_paused',
  forbidden: 'forbidden',
}

export function recordSecurityEvent(
  { events, address, caller, attempt }: Context,
  apiError: unknown,
) {
  const { name } = ((apiError as { data?: unknown }).data ?? {}) as { name?: ErrorName }
  const kind = name && kinds[name]
  if (kind) events.record(kind, address, caller ? { id: caller.id } : attempt)
}
