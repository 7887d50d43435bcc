const heading = () => document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')

function focusHeading() {
  const element = heading()
  element?.setAttribute('tabindex', '-1')
  element?.focus({ preventScroll: true })
}

/** How long a screen may take to put its content in the place of its skeleton. */
const timeouts = 10_000
let watch: MutationObserver | undefined

/** A new screen starts at its top, and readers and the keyboard at its heading, also when the skeleton's gives way to the content's. */
export function arriveAt() {
  scrollTo(0, 0)
  focusHeading()

  watch?.disconnect()
  const watching = new MutationObserver(() => document.activeElement === document.body && focusHeading())
  watch = watching
  watching.observe(document.body, { childList: true, subtree: true })
  const leave = () => watching.disconnect()
  setTimeout(leave, timeouts)
  for (const used of ['keydown', 'pointerdown']) addEventListener(used, leave, { once: true })
}
