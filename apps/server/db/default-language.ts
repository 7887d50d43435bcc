/** English, the language that all texts are written in first. */
export const defaultLanguageId = 1
