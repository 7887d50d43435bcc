import { useWindowEvent } from '@mantine/hooks'

/** Keys 1 to 5 answer the focused statement, else the first unanswered one on the screen. */
export function useNumberKeys(
  firstOpen: number | undefined,
  choose: (number: number, value: number) => void,
) {
  useWindowEvent('keydown', (event) => {
    const value = Number(event.key)
    const target = event.target instanceof HTMLElement ? event.target : null
    const elsewhere =
      target?.closest('textarea, select, button, a, input:not([type=radio])') ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey
    if (elsewhere || !(value >= 1 && value <= 5)) return
    const focused = target?.closest<HTMLElement>('[data-number]')?.dataset.number
    const number = focused === undefined ? firstOpen : Number(focused)
    if (number === undefined) return
    event.preventDefault()
    choose(number, value)
  })
}
