import type { AgeGroup } from './patterns.ts'

/** Addresses of one call; the limits of a day are in the server's table of limits. */
export const maxAddresses = 5

/** Age group 1 sends no mails to addresses of its choice, and nobody sends its profile to one (D41). */
export const mayBeMailed = (...ageGroups: AgeGroup[]): boolean => !ageGroups.includes(1)

/** Links to social networks are for adults, and only where the installation has switched them on (method 4.11). */
export const maySpread = (isAdult: boolean, switchedOn: boolean): boolean => isAdult && switchedOn
