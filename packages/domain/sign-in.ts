/** Minutes in which a sign-in that has begun must be finished. */
export const stepMinutes = 10
/** How often a second factor can be tried before the password is needed again. */
export const factorTries = 5
/** Days for which a device that was ticked does not need the second factor. */
export const factorSkipDays = 30
export const recoveryCodeCount = 10
/** Passkeys, and linked sign-ins, that one account can have. */
export const maxPasskeys = 10
export const maxIdentities = 10
/** Days in which somebody who has to use a second factor sets one up, before all else is closed. */
export const factorGraceDays = 7
/** Wrong second factors of an account in a day after which its owner is notified. */
export const factorWarnTries = 10
/** Seconds for which an authenticator app shows one code. */
export const totpSeconds = 30

/** The number of the time step in which an authenticator app shows a code. */
export const timeStepOf = (now: Date) => Math.floor(now.getTime() / 1000 / totpSeconds)

/** A recovery code as it is stored: without case, blanks and hyphens. */
export const plainRecoveryCode = (typed: string) => typed.toLowerCase().replace(/[\s-]/g, '')

/** A recovery code as people read it: four groups of four. */
export const writtenRecoveryCode = (code: string) => code.match(/.{1,4}/g)?.join('-') ?? ''
