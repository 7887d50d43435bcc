import '@mantine/core/styles/PinInput.layer.css'
import { Input, PinInput } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Form } from '../../components/form.ts'
import styles from './code-field.module.css'

/** The number of digits in a mailed code. */
const length = 6

type CodeForm = Pick<Form<{ verification_code: string }>, 'values' | 'error' | 'mark' | 'set'>

/** A box for each digit of the mailed code; a pasted code fills them all. */
export function CodeField({
  form,
  first,
  onComplete,
}: {
  form: CodeForm
  /** The page was opened to enter the code. */
  first: boolean
  onComplete: (code: string) => void
}) {
  const { t } = useTranslation()
  const [label, message] = [useId(), useId()]
  const error = form.error('verification_code')
  const change = (code: string) => {
    form.set('verification_code', code)
    if (code.length === length) onComplete(code)
  }
  return (
    <div>
      <Input.Label size="md" labelElement="div" id={label} mb={4}>
        {t('verify.code')}
      </Input.Label>
      <PinInput
        length={length}
        type="number"
        placeholder=""
        aria-labelledby={label}
        classNames={{ root: styles.boxes, pinInput: styles.box }}
        value={form.values.verification_code}
        error={error !== undefined}
        onChange={change}
        getInputProps={(at) => ({
          'aria-label': t('verify.digit', { number: at + 1, all: length }),
          'aria-describedby': error && message,
          autoComplete: at === 0 ? 'one-time-code' : 'off',
          ...(at === 0 && {
            ...form.mark('verification_code'),
            'data-first-focus': first || undefined,
          }),
        })}
      />
      {error && (
        <Input.Error size="md" id={message} role="alert" mt={6}>
          {error}
        </Input.Error>
      )}
    </div>
  )
}
