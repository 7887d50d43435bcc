import { NativeSelect, Radio, Stack, TextInput } from '@mantine/core'
import { limits } from '@quartet/contract/limits.ts'
import { useTranslation } from 'react-i18next'
import { CountryField } from '../../components/country-field.tsx'
import type { Form } from '../../components/form.ts'
import { ageAsked, type MinorAge, type MinorValues, yearsFor } from './minor.ts'

type Props = { age: MinorAge; form: Form<MinorValues> }

/** What a family says about a child or a teenager. */
export function MinorFields({ age, form }: Props) {
  const { t } = useTranslation()
  const isChild = age === '1'
  const years = yearsFor(age, new Date().getFullYear())
  return (
    <>
      <TextInput
        label={t(isChild ? 'family.nick_name' : 'register.first_name')}
        description={isChild ? t('family.nick_name_hint') : undefined}
        maxLength={isChild ? 30 : limits.personName}
        required
        dir="auto"
        autoComplete="off"
        {...form.text('first_name')}
      />
      {!isChild && <TeenFields form={form} />}
      <CountryField
        required
        value={form.values.country || null}
        error={form.error('country')}
        {...form.mark('country')}
        onChange={(country) => form.set('country', country)}
      />
      {!isChild && form.values.country && <OldEnough form={form} />}
      <NativeSelect
        label={t(isChild ? 'family.turns_13' : 'family.teen_turns_18')}
        description={isChild ? t('family.turns_13_hint') : undefined}
        required
        data={[{ value: '', label: t('register.turns_18_choose') }, ...years]}
        {...form.text('turns_18_in')}
      />
    </>
  )
}

function TeenFields({ form }: Pick<Props, 'form'>) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput
        label={t('register.last_name')}
        maxLength={limits.personName}
        dir="auto"
        autoComplete="off"
        {...form.text('last_name')}
      />
      <TextInput
        label={t('family.email_teen')}
        description={t('family.email_teen_hint')}
        type="email"
        dir="ltr"
        autoComplete="off"
        {...form.text('email')}
      />
    </>
  )
}

function OldEnough({ form }: Pick<Props, 'form'>) {
  const { t } = useTranslation()
  return (
    <Radio.Group
      label={t('family.teen_old_enough', { age: ageAsked(form.values) })}
      value={form.values.old_enough}
      required
      error={form.error('old_enough')}
      onChange={(answer) => form.set('old_enough', answer === 'yes' ? 'yes' : 'no')}
    >
      <Stack gap="xs" mt="xs">
        <Radio value="yes" label={t('register.old_enough_yes')} {...form.mark('old_enough')} />
        <Radio value="no" label={t('register.old_enough_no')} />
      </Stack>
    </Radio.Group>
  )
}
