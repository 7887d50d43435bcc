/** The possible numbers of rows per page; the first is the default. */
export const pageSizes = [5, 10, 25, 50, 500, 1000] as const
export type PageSize = (typeof pageSizes)[number]

/** The most rows that a call accepts. */
export const maxSelected = 999

const maxLinks = 5

/** At least 1: an empty list has one page that says so. */
export const pagesOf = (count: number, size: number) => Math.max(1, Math.ceil(count / size))

/** The numbers of at most five pages around the current one. */
export function pageLinks(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(maxLinks / 2), pages - maxLinks + 1))
  return Array.from({ length: Math.min(maxLinks, pages) }, (_, at) => first + at)
}

/**
 * The numbers of the first and last row on a page, counted from 1; 0 to 0 when the list is empty.
 */
export const rowsShown = (page: number, size: number, count: number) => ({
  from: Math.min((page - 1) * size + 1, count),
  to: Math.min(page * size, count),
})
