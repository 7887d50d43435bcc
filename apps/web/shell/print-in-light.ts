const scheme = 'data-mantine-color-scheme'

/** What the screen shows: the person's choice, or what the device asks for now. */
function schemeOnScreen(): string {
  const chosen = localStorage.getItem('mantine-color-scheme-value')
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Paper is white: what is printed is light, whatever the screen is. */
export function printInLight() {
  const root = document.documentElement
  addEventListener('beforeprint', () => root.setAttribute(scheme, 'light'))
  // asked afresh: the device may have gone from day to night while the paper was prepared
  addEventListener('afterprint', () => root.setAttribute(scheme, schemeOnScreen()))
}
