/**
 * The areas in which a task is decoded: one model, with separate word walls and strategies for
 * each.
 */
export const areas = ['school', 'work', 'career'] as const
export type Area = (typeof areas)[number]
