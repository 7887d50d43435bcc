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
 * The same for the names of institutions and tasks, which may contain punctuation. A full stop or
 * colon between two words, as in a domain, becomes a space.
 */
export const tamedTitle = (title: string) =>
  Array.from(
    title
      .replace(/[^\p{L}\p{M}\p{N} '’&.,:;!?¿¡،؛؟()+=%–—_-]/gu, ' ')
      .replace(/[.:](?=[\p{L}\p{N}_-])/gu, ' ')
      .replace(/ {2,}/g, ' ')
      .trim(),
  )
    .slice(0, longestTitle)
    .join('')
