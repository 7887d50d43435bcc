import { useEffect, useEffectEvent } from 'react'
import { CaptchaField } from '../../components/captcha-field.tsx'
import { usePlans } from '../../components/prices.ts'
import type { RegisterForm } from './form.ts'

/** Stands for a solution where the installation asks for none. */
const notAsked = 'none'

/** The check that a person signs up, unless the installation has turned it off. */
export function SignUpCaptcha({ form, attempt }: { form: RegisterForm; attempt: number }) {
  const isAsked = usePlans().data?.asks_captcha ?? true
  const isOpen = !isAsked && form.values.captcha === ''
  const pass = useEffectEvent(() => form.set('captcha', notAsked))
  useEffect(() => {
    if (isOpen) pass()
  }, [isOpen])
  return isAsked ? <CaptchaField form={form} attempt={attempt} /> : null
}
