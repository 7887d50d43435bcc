import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../components/dialog.tsx'
import { submitting } from '../components/form.ts'
import { Icon } from '../components/icon.tsx'
import { showToast } from '../shell/toast.tsx'
import { NotSent } from './not-sent.tsx'
import styles from './sharing.module.css'
import { useAddresses } from './use-addresses.ts'

type Props = {
  opened: boolean
  onClose: () => void
  words: { title: string; text: string; sent: string }
  send: (emails: string[]) => Promise<unknown>
}

/** Mails the PDF of the server to up to five addresses. */
export function SharePagesDialog({ opened, onClose, ...what }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title={what.words.title}>
      {opened && <ShareForm onClose={onClose} {...what} />}
    </Dialog>
  )
}

function ShareForm({ onClose, words, send }: Omit<Props, 'opened'>) {
  const { t } = useTranslation()
  const addresses = useAddresses()
  const share = useMutation({
    meta: { quiet: true },
    mutationFn: () => send(addresses.emails),
    onError: addresses.takeErrors,
    onSuccess: () => {
      onClose()
      void showToast('success', words.sent)
    },
  })
  const go = () => {
    if (addresses.passes()) share.mutate()
  }
  return (
    <form onSubmit={submitting(go)} noValidate>
      <Stack gap="lg">
        <Text>{words.text}</Text>
        <AddressLines addresses={addresses} disabled={share.isPending} />
        <NotSent error={share.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={share.isPending}>
            {t('share.cancel')}
          </Button>
          <Button type="submit" disabled={share.isPending}>
            {t(share.isPending ? 'share.sending' : 'share.send')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function AddressLines({
  addresses,
  disabled,
}: {
  addresses: ReturnType<typeof useAddresses>
  disabled: boolean
}) {
  const { t, i18n } = useTranslation()
  const { lines, idOf, set, add, remove, full } = addresses
  return (
    <Stack gap="sm">
      {lines.map(({ key, email, wrong }, at) => (
        <div key={key} className={styles.line}>
          <TextInput
            id={idOf(key)}
            label={t('share.email_number', { number: at + 1 })}
            type="email"
            dir="ltr"
            autoComplete="off"
            data-autofocus={at === 0 || undefined}
            value={email}
            error={wrong && i18n.exists(wrong) ? i18n.t(wrong as 'field.email_wrong') : wrong}
            onChange={({ currentTarget }) => set(key, currentTarget.value)}
          />
          {lines.length > 1 && (
            <ActionIcon
              color="gray"
              aria-label={t('share.remove_number', { number: at + 1 })}
              disabled={disabled}
              onClick={() => remove(key)}
            >
              <Icon of={IconX} />
            </ActionIcon>
          )}
        </div>
      ))}
      {!full && (
        <div>
          <Button variant="subtle" onClick={add} disabled={disabled}>
            {t('share.add')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
