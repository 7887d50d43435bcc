/** A block that must stay whole: its top and bottom edge, in the unit of the page. */
export type Block = { top: number; bottom: number }

/**
 * Cuts a long sheet into pages of height `page`, never through a block that fits on one. `height`
 * ends the last page. A block taller than a page is cut where the page ends.
 */
export function pageCuts(blocks: readonly Block[], height: number, page: number): Block[] {
  const pages: Block[] = []
  for (let top = 0; top < height; top = pages.at(-1)?.bottom ?? height)
    pages.push({ top, bottom: endOf(top, blocks, height, page) })
  return pages
}

function endOf(top: number, blocks: readonly Block[], height: number, page: number) {
  const limit = top + page
  if (limit >= height) return height
  let cut = limit
  for (;;) {
    const split = blocks.find((block) => block.top < cut && block.bottom > cut)
    if (!split) return cut
    // it starts with the page, or is taller than one: there is no better cut
    if (split.top <= top) return limit
    cut = split.top
  }
}
