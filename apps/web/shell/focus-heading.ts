const heading = () =>
  document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')

function focusHeading() {
  const element = heading()
  element?.setAttribute('tabindex', '-1')
  element?.focus({ preventScroll: true })
}

/** Milliseconds in which a screen may replace its skeleton with its content. */
const skeletonMs = 10_000
let watch: MutationObserver | undefined

/**
 * Scrolls to the top and focuses the heading, also when the content's heading replaces the
 * skeleton's, until the user does something.
 */
export function arriveAt() {
  scrollTo(0, 0)
  focusHeading()

  watch?.disconnect()
  const watching = new MutationObserver(
    () => document.activeElement === document.body && focusHeading(),
  )
  watch = watching
  watching.observe(document.body, { childList: true, subtree: true })
  const leave = () => watching.disconnect()
  setTimeout(leave, skeletonMs)
  for (const used of ['keydown', 'pointerdown']) addEventListener(used, leave, { once: true })
}
