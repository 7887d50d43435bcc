import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** The label of a field that may stay empty; all others are required. */
export function OptionalLabel({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <>
      {children}{' '}
      <Text span c="dimmed" fw={400}>
        ({t('register.optional')})
      </Text>
    </>
  )
}
