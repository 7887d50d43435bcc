type Tagged = { tag: string }

const primaryOf = (tag: string) => tag.toLowerCase().split('-', 1)[0]

/**
 * The first of somebody's languages that is offered: exactly (pt-BR), else in its general form
 * (pt), else in that of another country (pt-PT).
 */
export function matchLanguage<Language extends Tagged>(
  preferred: readonly string[],
  offered: readonly Language[],
): Language | undefined {
  for (const wish of preferred) {
    const [exact, primary] = [wish.toLowerCase(), primaryOf(wish)]
    const match =
      offered.find(({ tag }) => tag.toLowerCase() === exact) ??
      offered.find(({ tag }) => tag.toLowerCase() === primary) ??
      offered.find(({ tag }) => primaryOf(tag) === primary)
    if (match) return match
  }
  return undefined
}
