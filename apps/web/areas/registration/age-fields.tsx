import '@mantine/core/styles/Radio.layer.css'
import { NativeSelect, Radio, Stack, TextInput } from '@mantine/core'
import type { TextKey } from '@quartet/content/texts/text.ts'
import { consentAgeOf } from '@quartet/domain/age.ts'
import { useTranslation } from 'react-i18next'
import styles from './choices.module.css'
import { FieldNote } from './field-note.tsx'
import type { RegisterForm } from './form.ts'
import type { Agreement, ConsentWay } from './register-values.ts'

const ageGroups = ['1', '2', '3'] as const
type Agreed = { form: RegisterForm; agreement: Agreement; consentWay: ConsentWay | undefined }

export function AgeField({
  form,
  agreement,
  consentWay,
  onChange,
}: Agreed & { onChange: (age: string) => void }) {
  const { t } = useTranslation()
  const value = form.values.age_group_id
  return (
    <>
      <Radio.Group
        label={t('register.age')}
        value={value}
        required
        error={form.error('age_group_id')}
        onChange={onChange}
      >
        <div className={styles.choices}>
          {ageGroups.map((group, at) => (
            <Radio
              key={group}
              className={styles.choice}
              value={group}
              label={t(`register.age_${group}`)}
              {...(at === 0 && form.mark('age_group_id'))}
            />
          ))}
        </div>
      </Radio.Group>
      {value === '1' &&
        (form.values.kind === 'family' ? (
          <FieldNote mood="good">{t('consent.child_family')}</FieldNote>
        ) : (
          <Way agreement={agreement} consentWay={consentWay} of="child" />
        ))}
    </>
  )
}

/** What children, and teenagers under the age of consent, read about who consents. */
const sentences: Record<'child' | 'teen', Partial<Record<Agreement, TextKey>>> = {
  child: {
    checking: 'consent.checking_code',
    guardian: 'consent.child_guardian',
    school: 'consent.child_school',
    consent_agreement_missing: 'consent.child_unsigned',
  },
  teen: {
    checking: 'consent.checking_code',
    guardian: 'consent.teen_guardian',
    school: 'consent.teen_school',
  },
}

function Way({ agreement, consentWay, of }: Omit<Agreed, 'form'> & { of: 'child' | 'teen' }) {
  const { t } = useTranslation()
  const institution = consentWay?.name ?? ''
  const error: TextKey = institution ? 'consent.child_not_here' : 'consent.child_alone'
  return (
    <FieldNote mood={agreement === 'checking' ? 'info' : 'good'}>
      {t(sentences[of][agreement] ?? error, { institution })}
    </FieldNote>
  )
}

/**
 * Age group 2: whether the person may consent alone in their country, who consents otherwise, and
 * when the person becomes an adult.
 */
export function ConsentAge({ form, agreement, consentWay }: Agreed) {
  const { t } = useTranslation()
  const { age_group_id, country, old_enough } = form.values
  if (age_group_id !== '2' || !country) return null
  return (
    <Stack gap="lg">
      <Radio.Group
        label={t('register.old_enough', { age: consentAgeOf(country) })}
        value={old_enough}
        required
        error={form.error('old_enough')}
        onChange={(answer) => form.set('old_enough', answer as typeof old_enough)}
      >
        <div className={styles.choices}>
          <Radio
            className={styles.choice}
            value="yes"
            label={t('register.old_enough_yes')}
            {...form.mark('old_enough')}
          />
          <Radio className={styles.choice} value="no" label={t('register.old_enough_no')} />
        </div>
      </Radio.Group>
      {old_enough === 'no' && <Way agreement={agreement} consentWay={consentWay} of="teen" />}
      {old_enough !== '' && <AdultYear form={form} />}
      {agreement === 'guardian' && (
        <TextInput
          label={t('consent.guardian_email')}
          description={t('consent.guardian_email_hint')}
          type="email"
          dir="ltr"
          autoComplete="off"
          required
          {...form.text('guardian_email')}
        />
      )}
    </Stack>
  )
}

/** From the year in which a person of 21 turned 18 to the one in which a person of 13 will. */
const yearsAround = (year: number) => Array.from({ length: 10 }, (_, at) => String(year - 4 + at))

function AdultYear({ form }: { form: RegisterForm }) {
  const { t } = useTranslation()
  const years = yearsAround(new Date().getFullYear())
  return (
    <NativeSelect
      label={t('register.turns_18')}
      description={t('register.turns_18_hint')}
      required
      data={[{ value: '', label: t('register.turns_18_choose') }, ...years]}
      {...form.text('turns_18_in')}
    />
  )
}
