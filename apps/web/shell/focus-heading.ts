const heading = () =>
  document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
/** A field for which the page was opened. */
const firstField = () => document.querySelector<HTMLElement>('main [data-first-focus]')

function focusHeading() {
  const element = firstField() ?? heading()
  if (element !== firstField()) element?.setAttribute('tabindex', '-1')
  element?.focus({ preventScroll: true })
}

/** Milliseconds in which a screen may replace its skeleton with its content. */
const skeletonMs = 10_000
let watch: MutationObserver | undefined

/**
 * Scrolls to the top and focuses the heading or the field for which the page was opened, also when the content's heading replaces the
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
