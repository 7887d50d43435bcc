const scheme = 'data-mantine-color-scheme'

/** The scheme on screen: the user's choice, else the device's current preference. */
function schemeOnScreen(): string {
  const chosen = localStorage.getItem('mantine-color-scheme-value')
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Prints in the light scheme, whatever the screen shows. */
export function printInLight() {
  const root = document.documentElement
  addEventListener('beforeprint', () => root.setAttribute(scheme, 'light'))
  // read again: the device may have switched between day and night while printing was prepared
  addEventListener('afterprint', () => root.setAttribute(scheme, schemeOnScreen()))
}
