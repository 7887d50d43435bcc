/** Recorded events: login attempts, and rejected requests. */
export const securityKinds = [
  'login_failed',
  'login_locked',
  'class_card_used',
  'class_card_failed',
  'code_failed',
  'second_factor_failed',
  'second_factor_guessed',
  'provider_failed',
  'reset_requested',
  'reset_used',
  'reset_failed',
  'password_set',
  'captcha_passed',
  'captcha_failed',
  'device_passed',
  'rate_limited',
  'mail_paused',
  'forbidden',
  'token_unknown',
] as const
export type SecurityKind = (typeof securityKinds)[number]

/** Retention of a security event. */
export const securityEventDays = 30
/**
 * Days for which a device stays known after its last login, and the maximum number of known devices
 * per account.
 */
export const knownDeviceDays = 180
export const maxKnownDevices = 10
