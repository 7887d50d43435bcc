/** The flag of a country by its two letters (ISO 3166); nothing for none. Where a device has no flags it shows the letters. */
export const flagOf = (country: string) =>
  /^[a-z]{2}$/.test(country) ? String.fromCodePoint(...[...country].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 97)) : ''
