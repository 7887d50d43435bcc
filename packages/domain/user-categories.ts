/** Most characters of a name, people of a category, and categories of one institution. */
export const userCategoryBounds = { name: 100, people: 20_000, perOwner: 500 } as const

/** Days for which a removed category can be restored. */
export const removedCategoryDays = 30
