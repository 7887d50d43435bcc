import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { isEmail } from '@quartet/domain/email.ts'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../components/dialog.tsx'
import { field, submitting, useForm, wrongOnly } from '../components/form.ts'
import { client } from '../data/client.ts'
import { showToast } from '../shell/toast.tsx'
import { NotSent } from './not-sent.tsx'
import { prepared } from './prepared.ts'

type Props = {
  opened: boolean
  onClose: () => void
  card: ReactNode
  name: string
  /** Other ways to share, below the form. */
  children: ReactNode
}

/** Mails the caller's card as a picture to one address; the card is rendered but not shown here. */
export function ShareProfileDialog({ opened, onClose, children, ...what }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog opened={opened} onClose={onClose} title={t('share.profile')}>
      {opened && <ShareForm onClose={onClose} {...what} />}
      {opened && children}
    </Dialog>
  )
}

function ShareForm({ onClose, card, name }: Omit<Props, 'opened' | 'children'>) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const form = useForm({ email: '' })
  const email = form.values.email.trim()
  const share = useMutation({
    meta: { quiet: true },
    mutationFn: async () => {
      const image = await prepared(place, (part, { pictureOf }) =>
        pictureOf(part, t('share.foot', { name })),
      )
      return client.sharing.profile({ body: { image, email } })
    },
    onError: (error) => form.takeErrors(error),
    onSuccess: () => {
      onClose()
      void showToast('success', t('share.sent'))
    },
  })
  const send = () => {
    const wrong = email === '' ? field('email_missing') : !isEmail(email) && field('email_wrong')
    if (form.passes(wrongOnly({ email: wrong }))) share.mutate()
  }
  return (
    <form onSubmit={submitting(send)} noValidate>
      <Stack gap="lg">
        <Text>{t('share.profile_text')}</Text>
        <TextInput
          label={t('share.email')}
          type="email"
          dir="ltr"
          autoComplete="off"
          data-autofocus
          {...form.text('email')}
        />
        <div hidden>
          <div ref={place}>{card}</div>
        </div>
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
