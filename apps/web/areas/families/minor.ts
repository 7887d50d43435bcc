import type { TextKey } from '@quartet/content/texts/text.ts'
import type { NewFamilyMember } from '@quartet/contract/areas/families.ts'
import { consentAgeOf } from '@quartet/domain/age.ts'
import { isEmail } from '@quartet/domain/email.ts'
import { isNickName } from '@quartet/domain/names.ts'
import { field, wrongOnly } from '../../components/form.ts'

export type MinorAge = '1' | '2'
export const emptyMinor = {
  first_name: '',
  last_name: '',
  email: '',
  country: '',
  turns_18_in: '',
  old_enough: '' as '' | 'yes' | 'no',
  agrees: false,
}
export type MinorValues = typeof emptyMinor
type Shown = { digest: string; language_id: number }

/** Years between turning 13 and 18. */
const between = 5

/** The years to choose from: of turning 13 for children, of turning 18 for teenagers. */
export function yearsFor(age: MinorAge, year: number): string[] {
  const [first, count] = age === '1' ? [year, 9] : [year, 7]
  return Array.from({ length: count }, (_, at) => String(first + at))
}

/** Whether somebody else has to agree to the account. */
export const needsConsent = (age: MinorAge, { old_enough }: MinorValues) =>
  age === '1' || old_enough === 'no'

export const ageAsked = ({ country }: MinorValues) => consentAgeOf(country || null)

/** What is missing, by field. */
export function wrongOf(age: MinorAge, values: MinorValues) {
  const name = values.first_name.trim()
  const email = values.email.trim()
  const isNamed = age === '1' ? name && isNickName(name) : name
  return wrongOnly<MinorValues>({
    first_name: !isNamed && field(nameError(age, name)),
    email: age === '2' && email !== '' && !isEmail(email) && field('email_wrong'),
    country: !values.country && field('country_missing'),
    old_enough: age === '2' && values.old_enough === '' && field('required'),
    turns_18_in: !values.turns_18_in && field('required'),
    agrees:
      needsConsent(age, values) && !values.agrees && ('family.agree_missing' satisfies TextKey),
  })
}

const nameError = (age: MinorAge, name: string) => {
  if (age === '2') return 'first_name_missing'
  return name ? 'nick_name_wrong' : 'nick_name_missing'
}

/** What is sent. */
export function bodyOf(
  age: MinorAge,
  values: MinorValues,
  shown: Shown | undefined,
): NewFamilyMember {
  const first_name = values.first_name.trim()
  const { country } = values
  const year = Number(values.turns_18_in)
  if (age === '1')
    return {
      ...{ age_group_id: 1, first_name, country, turns_18_in: year + between },
      shown: shown ?? { digest: '', language_id: 0 },
    }
  return {
    ...{ age_group_id: 2, first_name, country, turns_18_in: year },
    last_name: values.last_name.trim(),
    email: values.email.trim() || null,
    old_enough: values.old_enough === 'yes',
    ...(needsConsent(age, values) && shown && { shown }),
  }
}
