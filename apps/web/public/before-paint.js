// Before anything is painted: the scheme, the language and the direction that this device chose the last time.
try {
  const root = document.documentElement
  const chosen = localStorage.getItem('mantine-color-scheme-value')
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
  const language = JSON.parse(localStorage.getItem('lang_row') ?? 'null')
  if (language) {
    root.lang = language.tag
    root.dir = language.rtl === 1 ? 'rtl' : 'ltr'
  }
} catch {
  // a device that keeps nothing: light, English, left to right
}
