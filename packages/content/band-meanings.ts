/** The texts that say what each degree of use means. */
export const bandMeanings = {
  Avoid: 'band.meaning_avoid',
  'As Needed': 'band.meaning_needed',
  'Use First': 'band.meaning_first',
} as const
