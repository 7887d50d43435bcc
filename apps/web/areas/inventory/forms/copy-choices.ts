import type { Choice } from '../../../lists/record/field.ts'
import type { NamedLanguage } from '../../../lists/use-language-names.ts'

export type CopyChoice = Choice & { age_group_id: number }

/** The forms of an age group with their languages, in the order of these: English first. */
export const copyChoices = (
  forms: readonly CopyChoice[],
  ageGroup: string,
  languages: readonly NamedLanguage[],
): Choice[] =>
  languages.flatMap(({ id, name }) =>
    forms
      .filter((form) => form.language_id === id && String(form.age_group_id) === ageGroup)
      .map((form) => ({ ...form, title: `${name} · ${form.title}` })),
  )
