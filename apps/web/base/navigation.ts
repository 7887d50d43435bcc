/** A new screen starts at its top, and readers and the keyboard at its heading. */
export function arriveAt() {
  scrollTo(0, 0)
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
