import { Text, Title } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Step } from './register-values.ts'

/**
 * The heading takes the focus when its step is reached, so that keyboard and screen reader continue
 * there; not on the first step.
 */
export function StepHeading({ step, children }: { step: Step | undefined; children: ReactNode }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (step && step > 1) heading.current?.focus()
  }, [step])
  return (
    <>
      {step && <Text c="dimmed">{t('register.step_of', { step })}</Text>}
      <Title order={2} ref={heading} tabIndex={-1} mb="lg">
        {children}
      </Title>
    </>
  )
}
