/** How many rows a page of a list may have; the first is what a list begins with. */
export const pageSizes = [5, 10, 25, 50, 500, 1000] as const
export type PageSize = (typeof pageSizes)[number]

const maxLinks = 5

/** There is always a first page, if only to say that it is empty. */
export const pagesOf = (count: number, size: number) => Math.max(1, Math.ceil(count / size))

/** The numbers of at most five pages around the one that is shown. */
export function pageLinks(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(maxLinks / 2), pages - maxLinks + 1))
  return Array.from({ length: Math.min(maxLinks, pages) }, (_, at) => first + at)
}

/** The numbers of the first and the last row that a page shows, counted from 1; 0 to 0 when there is none. */
export const rowsShown = (page: number, size: number, count: number) => ({
  from: Math.min((page - 1) * size + 1, count),
  to: Math.min(page * size, count),
})
