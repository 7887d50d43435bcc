import { ActionIcon } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '../components/icon.tsx'

/** Leads to the page before, or home when this is the first one. */
export function BackArrow() {
  const { t } = useTranslation()
  const { history, navigate } = useRouter()
  const canGoBack = useCanGoBack()
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={t('shell.back')}
      onClick={() => (canGoBack ? history.back() : void navigate({ to: '/' }))}
    >
      <Icon of={IconArrowLeft} size={22} />
    </ActionIcon>
  )
}
