import type { AgeGroup } from './patterns.ts'

const words = ['about_me', 'job_title', 'topics', 'skills'] as const
export type ProfileWords = (typeof words)[number]

/** The free-text fields of a profile by age group; children have none (D41, method 4.11). */
export const profileWordsOf: Record<AgeGroup, readonly ProfileWords[]> = {
  1: [],
  2: words,
  3: words,
}

/** Whether a profile of the age group may contain these fields. */
export const mayTell = (ageGroup: AgeGroup, fields: readonly string[]): boolean =>
  words.every((word) => !fields.includes(word) || profileWordsOf[ageGroup].includes(word))
