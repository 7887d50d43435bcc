import { Button, type ButtonProps, Flex, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../shell/toast.tsx'
import { Dialog } from './dialog.tsx'
import { useRetake } from './use-retake.ts'
import { useRetakeReminder } from './use-retake-reminder.ts'

type Props = {
  userId: number
  variant?: ButtonProps['variant']
  size?: ButtonProps['size']
  children: ReactNode
}

/** Asks before the inventory is taken again: now, in a week, or not. */
export function RetakeButton({ userId, variant = 'default', size = 'lg', children }: Props) {
  const { t } = useTranslation()
  const [opened, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button size={size} variant={variant} onClick={open}>
        {children}
      </Button>
      <Dialog opened={opened} onClose={close} title={t('retake.title')}>
        {opened && <Choice userId={userId} onClose={close} />}
      </Dialog>
    </>
  )
}

function Choice({ userId, onClose }: { userId: number; onClose: () => void }) {
  const { t } = useTranslation()
  const { postpone, forget } = useRetakeReminder(userId)
  const retake = useRetake(userId, () => {
    forget()
    onClose()
  })
  const remind = () => {
    postpone()
    onClose()
    void showToast('success', t('retake.reminded'))
  }
  return (
    <Stack>
      <Text>{t('retake.text')}</Text>
      <Text c="dimmed">{t('retake.remind_hint')}</Text>
      <Flex direction={{ base: 'column', xs: 'row' }} justify="flex-end" gap="sm">
        <Button variant="default" onClick={remind}>
          {t('retake.remind')}
        </Button>
        <Button loading={retake.isPending} onClick={() => retake.mutate()} data-autofocus>
          {t('retake.begin')}
        </Button>
      </Flex>
    </Stack>
  )
}
