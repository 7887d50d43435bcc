/**
 * Device names at the level a user would use, without version or model (D44: data minimization).
 */
export const browsers = [
  'Chrome',
  'Edge',
  'Firefox',
  'Opera',
  'Safari',
  'Samsung Internet',
] as const
export const systems = ['Android', 'ChromeOS', 'iOS', 'Linux', 'macOS', 'Windows'] as const
export type Browser = (typeof browsers)[number]
export type System = (typeof systems)[number]
/** Null means not in the list. */
export type Device = { browser: Browser | null; system: System | null }

// Most user agents also name other browsers, so the order matters: the first match is the right
// one.
const browserMarks: readonly (readonly [RegExp, Browser])[] = [
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(OPR|OPiOS|OPT)\//, 'Opera'],
  [/\b(Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]
const systemMarks: readonly (readonly [RegExp, System])[] = [
  [/\bWindows\b/, 'Windows'],
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

const firstOf = <Name>(marks: readonly (readonly [RegExp, Name])[], text: string) =>
  marks.find(([mark]) => mark.test(text))?.[1] ?? null

/** Returns the browser and system named in a user agent. */
export const deviceOf = (userAgent = ''): Device => ({
  browser: firstOf(browserMarks, userAgent.slice(0, 500)),
  system: firstOf(systemMarks, userAgent.slice(0, 500)),
})
