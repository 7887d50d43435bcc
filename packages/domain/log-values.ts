/**
 * Words that hide a logged field when its name contains one of them as a whole word: keys and times
 * (method 4.8), secrets, answers, and texts that people write.
 */
const hiddenWords: ReadonlySet<string> = new Set([
  ...['id', 'ids', 'at', 'value', 'values'],
  ...['password', 'passkey', 'secret', 'token', 'hash', 'salt', 'code', 'pin', 'key'],
  ...['card', 'cvc', 'iban', 'answer', 'answers'],
  ...['about', 'comment', 'description', 'drill', 'message', 'note', 'notes', 'text'],
])

/** `topicId` and `topic_id` have the words topic and id. */
const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_')

export const isHidden = (name: string) => wordsOf(name).some((word) => hiddenWords.has(word))

export type LoggedValues = Record<string, unknown>

/** The values of an entry without hidden fields at any depth, and the names of those. */
export function visibleValues(values: LoggedValues): { values: LoggedValues; hidden: string[] } {
  const hidden = new Set<string>()
  const clean = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(clean)
    if (value === null || typeof value !== 'object') return value
    const fields = Object.entries(value)
    for (const [name] of fields) if (isHidden(name)) hidden.add(name)
    return Object.fromEntries(
      fields.flatMap(([name, inner]) => (isHidden(name) ? [] : [[name, clean(inner)]])),
    )
  }
  return { values: clean(values) as LoggedValues, hidden: [...hidden] }
}

export type Difference = { field: string; before: unknown; after: unknown }

/**
 * The fields that differ, in the order of their names; undefined where a side lacks the field. A
 * field that stayed as it was is left out.
 */
export function differencesIn(
  before: LoggedValues | null,
  after: LoggedValues | null,
): Difference[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names]
    .sort()
    .map((field) => ({ field, before: before?.[field], after: after?.[field] }))
    .filter((one) => JSON.stringify(one.before) !== JSON.stringify(one.after))
}
