/** The areas in which a task is decoded: one model, three walls, three shelves of strategies. */
export const areas = ['school', 'work', 'career'] as const
export type Area = (typeof areas)[number]
