import type { UserCategoryView } from '@quartet/contract/areas/user-categories.ts'

export type UserCategory = UserCategoryView
export const userCategoriesPath = '/user-categories'
