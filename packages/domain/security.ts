/** What is recorded of attempts to come in, and of what was refused. */
export const securityKinds = [
  'login_failed',
  'login_locked',
  'code_failed',
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

/** So long an event is stored. */
export const securityEventDays = 30
/** A device that signed in is known so long after its last login; an account has at most so many of them. */
export const knownDeviceDays = 180
export const maxKnownDevices = 10
