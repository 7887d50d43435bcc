/** The flag emoji for a two-letter country code (ISO 3166); empty for anything else. */
export const flagOf = (country: string) =>
  /^[a-z]{2}$/.test(country)
    ? String.fromCodePoint(...[...country].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 97))
    : ''
