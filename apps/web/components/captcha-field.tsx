import { Text } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { Form } from './form.ts'

const loadCaptcha = () => import('./captcha.tsx').then((file) => ({ default: file.Captcha }))
const Captcha = lazy(loadCaptcha)

/**
 * Preloads the captcha while the first step is filled in, so that a later loss of the network does
 * no harm.
 */
export const fetchCaptcha = () => void loadCaptcha().catch(() => undefined)

/** A form with a field for the solution. */
export type CaptchaForm = Pick<Form<{ captcha: string }>, 'error' | 'mark' | 'set'>

/** `attempt` counts the tries: each needs a new solution. */
export function CaptchaField({ form, attempt }: { form: CaptchaForm; attempt: number }) {
  const error = form.error('captcha')
  return (
    <div {...form.mark('captcha')} tabIndex={-1}>
      <Suspense>
        <Captcha key={attempt} onChange={(solution) => form.set('captcha', solution)} />
      </Suspense>
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" mt={6}>
          {error}
        </Text>
      )}
    </div>
  )
}
