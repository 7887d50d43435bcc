import { Button, Text, TextInput, Title } from '@mantine/core'
import { isEmail } from '@quartet/domain/email.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { field, submitting, useForm } from '../../../components/form.ts'
import { PasswordField } from '../../../components/password-field.tsx'
import { api } from '../../../data/client.ts'
import type { AtField } from '../../../data/failure.ts'
import { useRefreshAll } from '../../../lists/use-refresh-all.ts'
import { showToast } from '../../../shell/toast.tsx'
import styles from './account.module.css'

const atField: AtField = { code_wrong: 'code' }

type Props = {
  email: string
  isConfirmed: boolean
  /** The address to which a code was mailed that can still be entered. */
  pending: string | null
}

/** Changes the own address: first the new one with the password, then the code mailed to it. */
export function EmailForm({ email, isConfirmed, pending }: Props) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState(pending)
  const [suggested, setSuggested] = useState(isConfirmed ? '' : email)
  const askAgain = (address: string) => {
    setSuggested(address)
    setAsked(null)
  }
  return (
    <section className={`${styles.section} ${styles.narrow}`}>
      <Title order={2}>{t('account.email_title')}</Title>
      <Text>
        {t('account.email_now')} <bdi dir="ltr">{email}</bdi>
      </Text>
      {!isConfirmed && <NoteBox mood="info">{t('account.email_unconfirmed')}</NoteBox>}
      {asked === null ? (
        <AskForCode suggested={suggested} onAsked={setAsked} />
      ) : (
        <EnterCode email={asked} onAskAgain={askAgain} />
      )}
    </section>
  )
}

type AskProps = { suggested: string; onAsked: (email: string) => void }

function AskForCode({ suggested, onAsked }: AskProps) {
  const { t } = useTranslation()
  const form = useForm({ email: suggested, password: '' })
  const ask = useMutation(
    api.account.requestEmail.mutationOptions({
      onSuccess: (_, { body }) => onAsked(body.email),
      onError: (error) => form.takeErrors(error),
    }),
  )
  const submit = () => {
    const { email, password } = form.values
    const wrong = {
      ...(!isEmail(email.trim()) && {
        email: field(email.trim() ? 'email_wrong' : 'email_missing'),
      }),
      ...(!password && { password: field('password_missing') }),
    }
    if (form.passes(wrong)) ask.mutate({ body: { email: email.trim(), password } })
  }
  return (
    <form className={styles.section} onSubmit={submitting(submit)} noValidate>
      <TextInput
        type="email"
        autoComplete="email"
        label={t('account.email_new')}
        {...form.text('email')}
      />
      <PasswordField
        label={t('account.email_password')}
        autoComplete="current-password"
        {...form.text('password')}
      />
      <div>
        <Button type="submit" loading={ask.isPending}>
          {t('account.email_submit')}
        </Button>
      </div>
    </form>
  )
}

type CodeProps = { email: string; onAskAgain: (suggested: string) => void }

function EnterCode({ email, onAskAgain }: CodeProps) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const form = useForm({ code: '' })
  const confirm = useMutation(
    api.account.confirmEmail.mutationOptions({
      meta: { atField },
      onSuccess: () => {
        void showToast('success', t('account.email_done'))
        onAskAgain('')
        return refreshAll()
      },
      onError: (error) => form.takeErrors(error, atField),
    }),
  )
  const submit = () => {
    const code = form.values.code.trim()
    if (form.passes(/^\d{6}$/.test(code) ? {} : { code: field('code_missing') }))
      confirm.mutate({ body: { code } })
  }
  return (
    <form className={styles.section} onSubmit={submitting(submit)} noValidate>
      <Text>{t('verify.lead', { email: `\u2066${email}\u2069` })}</Text>
      <TextInput
        label={t('verify.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        {...form.text('code')}
      />
      <div className={styles.save}>
        <Button type="submit" loading={confirm.isPending}>
          {t('verify.submit')}
        </Button>
        <Button variant="subtle" onClick={() => onAskAgain(email)}>
          {t('verify.resend')}
        </Button>
        <Button variant="subtle" onClick={() => onAskAgain('')}>
          {t('verify.other_address')}
        </Button>
      </div>
    </form>
  )
}
