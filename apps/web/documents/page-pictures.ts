/** The addresses of the pages of a document, in CSS pixels all of one size. */
export type PagePictures = {
  pages: string[]
  width: number
  height: number
  /** Frees the memory of the pictures. */
  release: () => void
}

/** Cuts an SVG with all pages below each other into one picture for each page. */
export async function cutPages(svg: Blob): Promise<PagePictures> {
  const text = await svg.text()
  const [, , width = 0, total = 0] = (attributeOf(text, 'viewBox') ?? '').split(' ').map(Number)
  const count = Number(attributeOf(text, 'data-pages') ?? 1)
  const height = total / count
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  return {
    pages: Array.from(
      { length: count },
      (_, at) => `${address}#svgView(viewBox(0,${at * height},${width},${height}))`,
    ),
    width: Math.round((width * 96) / 72),
    height: Math.round((height * 96) / 72),
    release: () => URL.revokeObjectURL(address),
  }
}

const attributeOf = (svg: string, name: string) =>
  new RegExp(`<svg[^>]*? ${name}="([^"]*)"`).exec(svg.slice(0, 1000))?.[1]
