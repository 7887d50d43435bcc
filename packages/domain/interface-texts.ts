/**
 * The sections of interface texts for administrators (D37): texts for visitors, error messages,
 * everything else. Mails have their own texts.
 */
export const textAreas = ['register', 'error', 'app'] as const
export type TextArea = (typeof textAreas)[number]

const areaByPrefix: Readonly<Record<string, TextArea>> = {
  ...{ error: 'error', field: 'error' },
  ...{
    shell: 'register',
    home: 'register',
    status: 'register',
    login: 'register',
    forgot: 'register',
    verify: 'register',
    reset: 'register',
  },
  ...{
    register: 'register',
    plans: 'register',
    consent: 'register',
    page: 'register',
    pages: 'register',
    read_aloud: 'register',
  },
}

/** `login.title` is shown before login, `tasks.title` after it. */
export const textAreaOf = (key: string): TextArea =>
  areaByPrefix[key.split('.', 1)[0] ?? ''] ?? 'app'

const pluralForm = /_(zero|one|two|few|many|other)$/
const formless = (key: string) => key.replace(pluralForm, '')

/**
 * The plural forms of a language for whole numbers up to a thousand, by BCP 47 tag: one and other
 * in German, six in Arabic.
 */
export function pluralFormsOf(tag: string): string[] {
  const rules = new Intl.PluralRules(tag)
  const met = new Set(Array.from({ length: 1001 }, (_, count) => rules.select(count)))
  return ['zero', 'one', 'two', 'few', 'many', 'other'].filter((form) =>
    met.has(form as Intl.LDMLPluralRule),
  )
}

/**
 * The keys that a language needs, in the order of the English keys, whose plural forms are one and
 * other.
 */
export function textKeysFor(tag: string, english: Readonly<Record<string, string>>): string[] {
  const forms = pluralFormsOf(tag)
  const keys = Object.keys(english).flatMap((key) => {
    const base = formless(key)
    const isCounted = base !== key && `${base}_other` in english
    return isCounted ? forms.map((form) => `${base}_${form}`) : [key]
  })
  return [...new Set(keys)]
}

/** The key of the English text for a key: for a plural form that English does not have, `other`. */
export const englishKeyFor = (key: string, english: Readonly<Record<string, string>>) =>
  english[key] === undefined ? `${formless(key)}_other` : key

/** The English text for a key. */
export const englishFor = (
  key: string,
  english: Readonly<Record<string, string>>,
): string | undefined => english[englishKeyFor(key, english)]

const placeholder = /\{\{\s*(\w+)\s*\}\}/g

/** The distinct names in `{{…}}`. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name)),
]

/**
 * Whether a translation has the same placeholders as the English text. A plural form for zero, one
 * or two may omit the number: "one day". Leftover braces and `$t(`, which i18next would interpret,
 * are errors too.
 */
export function hasSamePlaceholders(key: string, english: string, text: string): boolean {
  const [expected, present] = [placeholdersIn(english), placeholdersIn(text)]
  const mayLack = (name: string) => name === 'count' && /_(zero|one|two)$/.test(key)
  const isLoose = /\{\{|\}\}|\$t\(/.test(text.replace(placeholder, ''))
  return (
    !isLoose &&
    present.every((name) => expected.includes(name)) &&
    expected.every((name) => present.includes(name) || mayLack(name))
  )
}
