import '@mantine/core/styles/Radio.layer.css'
import { NativeSelect, Radio, Stack } from '@mantine/core'
import { consentAgeOf } from '@quartet/domain/age.ts'
import { useTranslation } from 'react-i18next'
import styles from './choices.module.css'
import type { RegisterForm } from './form.ts'
import { Remark } from './remark.tsx'

const ageGroups = ['1', '2', '3'] as const

export function AgeField({ form, onChange }: { form: RegisterForm; onChange: (age: string) => void }) {
  const { t } = useTranslation()
  const value = form.values.age_group_id
  return (
    <>
      <Radio.Group label={t('register.age')} value={value} error={form.error('age_group_id')} onChange={onChange}>
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
      {value === '1' && <Remark mood="good">{t('register.age_child')}</Remark>}
    </>
  )
}

/** Age group 2: whether the person may agree alone where they live, and from when on as an adult. */
export function ConsentAge({ form }: { form: RegisterForm }) {
  const { t } = useTranslation()
  const { age_group_id, country, old_enough } = form.values
  if (age_group_id !== '2' || !country) return null
  return (
    <Stack gap="lg">
      <Radio.Group
        label={t('register.old_enough', { age: consentAgeOf(country) })}
        value={old_enough}
        error={form.error('old_enough')}
        onChange={(answer) => form.set('old_enough', answer as typeof old_enough)}
      >
        <div className={styles.choices}>
          <Radio className={styles.choice} value="yes" label={t('register.old_enough_yes')} {...form.mark('old_enough')} />
          <Radio className={styles.choice} value="no" label={t('register.old_enough_no')} />
        </div>
      </Radio.Group>
      {old_enough === 'no' && <Remark mood="good">{t('register.too_young')}</Remark>}
      {old_enough === 'yes' && <AdultYear form={form} />}
    </Stack>
  )
}

/** From the year in which somebody of 21 turned 18 to the one in which somebody of 13 does. */
const yearsAround = (year: number) => Array.from({ length: 10 }, (_, at) => String(year - 4 + at))

function AdultYear({ form }: { form: RegisterForm }) {
  const { t } = useTranslation()
  const years = yearsAround(new Date().getFullYear())
  return (
    <NativeSelect
      label={t('register.turns_18')}
      description={t('register.turns_18_hint')}
      data={[{ value: '', label: t('register.turns_18_choose') }, ...years]}
      {...form.text('turns_18_in')}
    />
  )
}
