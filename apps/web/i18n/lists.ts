import { i18next } from './texts.ts'

/** The language of the surrounding texts: English for a language without texts. */
const textLanguage = () =>
  i18next.getResource(i18next.language, 't', 'profile.title') ? i18next.language : 'en'

/** A list of names in the language of the sentence: Sequence, Precision and Confluence. */
export const listed = (words: string[], type: 'conjunction' | 'unit' = 'conjunction') =>
  new Intl.ListFormat(textLanguage(), { type }).format(words)
