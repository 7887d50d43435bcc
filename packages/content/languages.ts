/**
 * The languages of a new installation. `locale` names the interface texts, `tag` is BCP 47, `flag`
 * is an ISO 3166 country code or empty.
 */
export type LanguageRow = {
  id: number
  title: string
  locale: string
  tag: string
  rtl: 0 | 1
  published: boolean
  flag: string
}

export const firstLanguages: readonly LanguageRow[] = [
  { id: 1, title: 'English', locale: 'en', tag: 'en', rtl: 0, published: true, flag: 'gb' },
  { id: 2, title: 'German', locale: 'ge', tag: 'de', rtl: 0, published: true, flag: 'de' },
  { id: 3, title: 'Italian', locale: 'it', tag: 'it', rtl: 0, published: true, flag: 'it' },
  { id: 4, title: 'Greek', locale: 'el', tag: 'el', rtl: 0, published: true, flag: 'gr' },
  { id: 5, title: 'Maltese', locale: 'mt', tag: 'mt', rtl: 0, published: true, flag: 'mt' },
  { id: 6, title: 'Portuguese', locale: 'pt', tag: 'pt', rtl: 0, published: true, flag: 'pt' },
  { id: 7, title: 'Spanish', locale: 'es', tag: 'es', rtl: 0, published: true, flag: 'es' },
  { id: 8, title: 'Arabic', locale: 'ar', tag: 'ar', rtl: 1, published: true, flag: '' },
]
