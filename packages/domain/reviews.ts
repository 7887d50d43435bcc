/** What staff decide about a result with quality flags (D5, D7). */
export const reviewDecisions = ['keep', 'retake'] as const
export type ReviewDecision = (typeof reviewDecisions)[number]

/** What has become of such a result, as lists filter it. */
export const reviewStates = ['open', 'kept', 'invited'] as const

/** The longest note in characters. */
export const maxReviewNote = 1000
