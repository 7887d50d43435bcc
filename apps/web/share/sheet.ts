import styles from './sheet.module.css'

/**
 * A copy of a part of the page on a sheet of its own: always light, always as wide, whatever the screen and its colours are. It lies in a frame
 * beside the page, so that nothing is seen of it and media queries go by the width of the sheet. `foot` stands below it.
 */
export async function onSheet<T>(part: HTMLElement, width: number, foot: string, work: (sheet: HTMLElement) => Promise<T>): Promise<T> {
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
  for (const { name, value } of document.documentElement.attributes) inside.documentElement.setAttribute(name, value)
  inside.documentElement.setAttribute('data-mantine-color-scheme', 'light')
  inside.documentElement.style.colorScheme = 'light'
  await Promise.all([...document.querySelectorAll('style, link[rel=stylesheet]')].map((one) => styled(inside, one as HTMLElement)))

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
  await Promise.all([...frame.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined)))
  for (const one of frame.querySelectorAll('*:not(svg *, br)')) if (one.getClientRects().length === 0) one.remove() // folded away
  for (const shape of frame.querySelectorAll<SVGElement>('svg *')) settle(shape)
  return frame
}

/** html-to-image takes a drawing over without the styles of what is in it: they are written onto each shape. */
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

/** The styles of the page, with the nonce that lets them count. */
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
