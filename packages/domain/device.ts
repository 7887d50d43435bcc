/** What a person would call the thing in front of them, and no more: no version, no model (D44: no more than is needed). */
export const browsers = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet'] as const
export const systems = ['Android', 'ChromeOS', 'iOS', 'Linux', 'macOS', 'Windows'] as const
export type Browser = (typeof browsers)[number]
export type System = (typeof systems)[number]
/** Null: not one of those. */
export type Device = { browser: Browser | null; system: System | null }

// most of them name others, too: the first that fits is the right one
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

const firstOf = <Name>(marks: readonly (readonly [RegExp, Name])[], text: string) => marks.find(([mark]) => mark.test(text))?.[1] ?? null

/** The coarse name of a device from what its browser says of itself. */
export const deviceOf = (userAgent = ''): Device => ({
  browser: firstOf(browserMarks, userAgent.slice(0, 500)),
  system: firstOf(systemMarks, userAgent.slice(0, 500)),
})
