const longest = 30
const shape = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’_-]*$/u

/** What a child may be called before a guardian has agreed: letters, digits and blanks, so that nothing in it can become a link. */
export const isNickName = (name: string) => name.length <= longest && shape.test(name)

/** A name that somebody typed as it may stand in a mail to somebody else: what could become a link is left out, and it is short. */
export const tamedName = (name: string) =>
  Array.from(name.replace(/[^\p{L}\p{M}\p{N} '’_-]/gu, '').trim())
    .slice(0, longest)
    .join('')

const longestTitle = 80

/** The same of an institution, whose name may have points and brackets; a point that joins two words, as in an address of a page, becomes a blank. */
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
