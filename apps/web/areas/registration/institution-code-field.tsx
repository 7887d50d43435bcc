import { TextInput } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { OptionalLabel } from '../../components/optional-label.tsx'
import type { RegisterForm } from './form.ts'
import styles from './institution-code-field.module.css'
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
    <TextInput
      label={needed ? t('register.code') : <OptionalLabel>{t('register.code')}</OptionalLabel>}
      description={
        <Note check={check} wrong={wrong}>
          {t(needed ? 'register.code_needed_hint' : 'register.code_hint')}
        </Note>
      }
      inputWrapperOrder={['label', 'input', 'description']}
      required={needed}
      autoComplete="off"
      autoCapitalize="characters"
      dir="ltr"
      maxLength={40}
      data-first-focus={first || undefined}
      {...form.text('promo_code')}
      error={wrong !== undefined}
      onBlur={check.lookUp}
    />
  )
}

type NoteProps = { check: CodeCheck; wrong: string | undefined; children: ReactNode }

/**
 * The hint, in whose place the result of the check appears: when another field is pressed, which
 * must not move away under the press.
 */
function Note({ check, wrong, children }: NoteProps) {
  const { t } = useTranslation()
  const { name, isLoading, failure } = check
  const hasMessage = wrong || name || isLoading || failure
  return (
    <span className={styles.note}>
      <span className={hasMessage ? styles.hint : undefined}>{children}</span>
      <span role="status">
        {!wrong && (name ? <Name>{name}</Name> : isLoading ? t('consent.checking_code') : failure)}
      </span>
      {wrong && (
        <span role="alert" className={styles.wrong}>
          {wrong}
        </span>
      )}
    </span>
  )
}

function Name({ children }: { children: string }) {
  return (
    <span className={styles.name}>
      <Icon of={IconCircleCheck} size={18} />
      {children}
    </span>
  )
}
