import { TextInput } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import type { RegisterForm } from './form.ts'
import styles from './institution-code-field.module.css'
import { OptionalLabel } from './optional-label.tsx'
import type { CodeCheck } from './use-code-check.ts'

type Props = {
  form: RegisterForm
  check: CodeCheck
  /** Nobody can sign up without a code. */
  needed: boolean
  /** The page was opened to enter a code. */
  first: boolean
}

/** Names the institution, or says why nobody can join it, as soon as the field loses the focus. */
export function InstitutionCodeField({ form, check, needed, first }: Props) {
  const { t } = useTranslation()
  const wrong = form.error('promo_code') ?? (check.error && t(check.error))
  return (
    <div className={styles.field}>
      <TextInput
        label={needed ? t('register.code') : <OptionalLabel>{t('register.code')}</OptionalLabel>}
        description={t(needed ? 'register.code_needed_hint' : 'register.code_hint')}
        required={needed}
        autoComplete="off"
        autoCapitalize="characters"
        dir="ltr"
        maxLength={40}
        data-first-focus={first || undefined}
        errorProps={{ role: 'alert' }}
        {...form.text('promo_code')}
        error={wrong}
        onBlur={check.ask}
      />
      <div role="status" className={wrong ? undefined : styles.answer}>
        {!wrong && <Answer check={check} />}
      </div>
    </div>
  )
}

function Answer({ check: { name, isAsking, failure } }: { check: CodeCheck }) {
  const { t } = useTranslation()
  if (name)
    return (
      <p className={styles.name}>
        <Icon of={IconCircleCheck} />
        {name}
      </p>
    )
  return <p>{isAsking ? t('consent.checking_code') : failure}</p>
}
