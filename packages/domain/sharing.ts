import type { AgeGroup } from './patterns.ts'

/**
 * The maximum number of addresses in one request; the daily limits are in the rate limits of the
 * server.
 */
export const maxAddresses = 5

/** Age group 1 cannot send mails to chosen addresses, and its profiles cannot be mailed (D41). */
export const mayBeMailed = (...ageGroups: AgeGroup[]): boolean => !ageGroups.includes(1)

/**
 * Links to social networks are for adults only, and only where the installation has switched them
 * on (method 4.11).
 */
export const maySpread = (isAdult: boolean, switchedOn: boolean): boolean => isAdult && switchedOn
