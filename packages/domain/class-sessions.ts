import { codeLetters } from './invitations.ts'

/** Hours after which a class session ends. */
export const classSessionMaxHours = 4
/** Days for which an ended class session is stored. */
export const endedClassSessionDays = 1

export const sessionCodeLength = 5

/** A code to type, from random numbers below 1, without letters and digits that look like others. */
export const sessionCodeFrom = (random: () => number) =>
  Array.from(
    { length: sessionCodeLength },
    () => codeLetters[Math.floor(random() * codeLetters.length)],
  ).join('')

/** A code as it is compared. */
export const plainSessionCode = (typed: string) =>
  typed.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * Where somebody is in a class session: not in it yet, in it without an answer, at the inventory,
 * finished in this session, or in it with a result from before.
 */
export const sessionPlaces = ['away', 'joined', 'answering', 'finished', 'earlier'] as const

/** What a participant sees instead of the own inventory or result, if anything. */
export const sessionHolds = ['paused', 'results'] as const
export type SessionHold = (typeof sessionHolds)[number]

type Participant = { isPaused: boolean; areResultsOpen: boolean; hasFinished: boolean }

/** Whoever has finished in a session waits for the results, also while it is paused. */
export function holdOf({ isPaused, areResultsOpen, hasFinished }: Participant): SessionHold | null {
  if (hasFinished) return areResultsOpen ? null : 'results'
  return isPaused ? 'paused' : null
}
