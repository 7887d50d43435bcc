const scheme = 'data-mantine-color-scheme'

/** Paper is white: what is printed is light, whatever the screen is. */
export function printInLight() {
  const root = document.documentElement
  let onScreen: string | null = null
  addEventListener('beforeprint', () => {
    onScreen ??= root.getAttribute(scheme)
    root.setAttribute(scheme, 'light')
  })
  addEventListener('afterprint', () => {
    if (onScreen) root.setAttribute(scheme, onScreen)
    onScreen = null
  })
}
