import styles from './sheet.module.css'

/**
 * Copies a part of the page onto a sheet of its own: always light and always `width` wide, whatever
 * the screen and its colours. The sheet is in an invisible iframe, so that media queries follow its
 * width. `foot` is shown below the copy.
 */
export async function onSheet<T>(
  part: HTMLElement,
  width: number,
  foot: string,
  work: (sheet: HTMLElement) => Promise<T>,
): Promise<T> {
  const frame = document.createElement('iframe')
  frame.setAttribute('aria-hidden', 'true')
  frame.tabIndex = -1
  Object.assign(frame.style, {
    position: 'fixed',
    insetBlockStart: '0',
    insetInlineStart: '0',
    opacity: '0',
    pointerEvents: 'none',
    border: '0',
  })
  Object.assign(frame.style, { inlineSize: `${width}px`, blockSize: '100px', zIndex: '-1' })
  document.body.append(frame)
  try {
    const inside = frame.contentDocument
    if (!inside) throw new Error('the browser gives no sheet')
    const sheet = await laidOut(inside, part, foot)
    return await work(sheet)
  } finally {
    frame.remove()
  }
}

async function laidOut(inside: Document, part: HTMLElement, foot: string) {
  for (const { name, value } of document.documentElement.attributes)
    inside.documentElement.setAttribute(name, value)
  inside.documentElement.setAttribute('data-mantine-color-scheme', 'light')
  inside.documentElement.style.colorScheme = 'light'
  await Promise.all(
    [...document.querySelectorAll('style, link[rel=stylesheet]')].map((one) =>
      styled(inside, one as HTMLElement),
    ),
  )

  const sheet = inside.importNode(part, true)
  for (const left of sheet.querySelectorAll('[data-screen-only]')) left.remove()
  const frame = inside.createElement('div')
  frame.className = styles.sheet ?? ''
  const below = inside.createElement('p')
  below.className = styles.foot ?? ''
  below.textContent = foot
  frame.append(sheet, below)
  inside.body.className = styles.body ?? ''
  inside.body.append(frame)
  await inside.fonts.ready
  await Promise.all(
    [...frame.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined)),
  )
  // collapsed
  for (const one of frame.querySelectorAll('*:not(svg *, br)'))
    if (one.getClientRects().length === 0) one.remove()
  for (const shape of frame.querySelectorAll<SVGElement>('svg *')) settle(shape)
  return frame
}

/**
 * html-to-image copies an SVG without the styles of its shapes: they are set inline on each shape.
 */
function settle(shape: SVGElement) {
  const computed = getComputedStyle(shape)
  for (const name of ofShapes) shape.style.setProperty(name, computed.getPropertyValue(name))
}
const ofShapes = [
  'color',
  'fill',
  'stroke',
  'stroke-width',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'direction',
  'display',
]

/**
 * Copies a style element of the page into the frame, with the nonce it needs; resolves when it is
 * loaded.
 */
function styled(inside: Document, original: HTMLElement) {
  const copy = inside.importNode(original, true)
  copy.nonce = original.nonce ?? ''
  return new Promise<void>((done) => {
    if (copy.tagName === 'LINK') copy.addEventListener('load', () => done())
    copy.addEventListener('error', () => done())
    inside.head.append(copy)
    if (copy.tagName !== 'LINK') done()
  })
}
