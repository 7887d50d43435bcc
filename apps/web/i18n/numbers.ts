import { textLanguage } from './texts.ts'

/** A number with the separators of the texts' language: 20,625. */
export const shownNumber = (value: number) =>
  new Intl.NumberFormat(`${textLanguage()}-u-nu-latn`).format(value)

/** For a text with plural forms: `count` chooses the form, `number` is shown. */
export const counted = (count: number) => ({ count, number: shownNumber(count) })
