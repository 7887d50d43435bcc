import { expect, test } from 'vitest'
import type { NamedLanguage } from '../../../lists/use-language-names.ts'
import { copyChoices } from './copy-choices.ts'

const language = (id: number, name: string) => ({ id, name }) as NamedLanguage
const form = (value: string, language_id: number, age_group_id: number) => ({
  ...{ value, language_id, age_group_id },
  title: `Form ${value}`,
})

test('offers the forms of the age group in every language, English first', () => {
  const forms = [form('9', 3, 2), form('8', 1, 1), form('7', 2, 2), form('6', 1, 2)]
  const languages = [language(1, 'English'), language(2, 'German'), language(3, 'Italian')]
  const titles = (age: string) => copyChoices(forms, age, languages).map(({ title }) => title)
  expect(titles('2')).toEqual(['English · Form 6', 'German · Form 7', 'Italian · Form 9'])
  expect(titles('')).toEqual([])
})
