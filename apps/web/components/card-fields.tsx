import { NativeSelect, SimpleGrid, Text, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './card-fields.module.css'
import { CardNumberField } from './card-number-field.tsx'
import type { CardValues } from './card-values.ts'
import type { Form } from './form.ts'

type CardForm = {
  text: (
    path: keyof CardValues,
  ) => Omit<ReturnType<Form<CardValues>['text']>, 'name'> & { name: string }
  set: (path: 'card_number', number: string) => void
}

/** The fields of a card. `onBack` says when the back of the card is typed. */
export function CardFields({
  form,
  onBack = () => {},
}: {
  form: CardForm
  onBack?: (isBack: boolean) => void
}) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput
        label={t('register.card_name')}
        dir="auto"
        autoComplete="cc-name"
        required
        {...form.text('card_name')}
      />
      <CardNumberField
        {...form.text('card_number')}
        required
        onChange={(number) => form.set('card_number', number)}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="lg">
        <ExpiryField form={form} />
        <TextInput
          label={t('register.cvc')}
          description={t('register.cvc_hint')}
          autoComplete="cc-csc"
          required
          inputMode="numeric"
          dir="ltr"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.text('cvc_code')}
          onFocus={() => onBack(true)}
          onBlur={() => onBack(false)}
        />
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {t('register.card_safe')}
      </Text>
    </>
  )
}

const months = Array.from({ length: 12 }, (_, at) => at + 1)
const twoDigits = (month: number) => String(month).padStart(2, '0')
const optionOf = (value: string, disabled: boolean) => ({ value, label: value, disabled })

function ExpiryField({ form }: { form: CardForm }) {
  const { t } = useTranslation()
  const month = form.text('exp_month')
  const year = form.text('exp_year')
  const today = new Date()
  const [thisYear, thisMonth] = [today.getFullYear(), today.getMonth() + 1]
  const hasPassed = (inMonth: number, inYear: number) => inYear === thisYear && inMonth < thisMonth
  const monthOptions = months.map((number) =>
    optionOf(twoDigits(number), hasPassed(number, Number(year.value))),
  )
  const years = Array.from({ length: 16 }, (_, at) => thisYear + at)
  const yearOptions = years.map((number) =>
    optionOf(String(number), month.value !== '' && hasPassed(Number(month.value), number)),
  )
  return (
    <fieldset className={styles.expiry}>
      <legend className="mantine-InputWrapper-label">{t('register.card_expiry')}</legend>
      <SimpleGrid cols={2} spacing="xs">
        <NativeSelect
          aria-label={t('register.card_month')}
          autoComplete="cc-exp-month"
          required
          data={[{ value: '', label: t('register.card_month') }, ...monthOptions]}
          {...month}
        />
        <NativeSelect
          aria-label={t('register.card_year')}
          autoComplete="cc-exp-year"
          required
          data={[{ value: '', label: t('register.card_year') }, ...yearOptions]}
          {...year}
        />
      </SimpleGrid>
    </fieldset>
  )
}
