const strong = /\p{L}/u
const rightToLeft =
  /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u

/** The direction of a text by its first letter, as `dir="auto"` on a page. */
export const directionOf = (text: string): 'ltr' | 'rtl' =>
  rightToLeft.test(strong.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr'
