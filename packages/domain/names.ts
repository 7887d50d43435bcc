const longest = 30
const shape = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’_-]*$/u

/**
 * Whether a name is allowed for a child before a guardian has consented: letters, digits, spaces,
 * apostrophes, hyphens and underscores, so that it cannot contain a link.
 */
export const isNickName = (name: string) => name.length <= longest && shape.test(name)

/**
 * Makes a user-entered name safe for mails to other people: removes characters that could form a
 * link, and truncates it.
 */
export const tamedName = (name: string) =>
  Array.from(name.replace(/[^\p{L}\p{M}\p{N} '’_-]/gu, '').trim())
    .slice(0, longest)
    .join('')

const longestTitle = 80

/**
 * The same for institution names, which may contain full stops and brackets. A full stop between
 * two words, as in a domain, becomes a space.
 */
export const tamedTitle = (title: string) =>
  Array.from(
    title
      .replace(/[^\p{L}\p{M}\p{N} '’&.,()_-]/gu, ' ')
      .replace(/\.(?=\S)/gu, ' ')
      .replace(/ {2,}/g, ' ')
      .trim(),
  )
    .slice(0, longestTitle)
    .join('')
