import { Button, Text, TextInput, Title } from '@mantine/core'
import { isEmail } from '@quartet/domain/email.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
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
  onAsked: (email: string) => void
}

/** Changes the own address: first the new one with the password, then the code mailed to it. */
export function EmailForm({ email, isConfirmed, pending, onAsked }: Props) {
  const { t } = useTranslation()
  /** The address with which the first form begins when it is shown instead of that for the code. */
  const [restart, setRestart] = useState<string | null>(null)
  /** Whether the user has switched between the forms: then the next field takes the focus. */
  const [switched, setSwitched] = useState(false)
  const startOver = (address: string | null) => {
    setRestart(address)
    setSwitched(true)
  }
  return (
    <section className={`${styles.section} ${styles.narrow}`}>
      <Title order={2}>{t('account.email_title')}</Title>
      <Text>
        {t('account.email_now')} <bdi dir="ltr">{email}</bdi>
      </Text>
      {!isConfirmed && <NoteBox mood="info">{t('account.email_unconfirmed')}</NoteBox>}
      {pending !== null && restart === null ? (
        <EnterCode email={pending} focuses={switched} onStartOver={startOver} />
      ) : (
        <AskForCode
          suggested={restart ?? (isConfirmed ? '' : email)}
          focuses={switched}
          onAsked={(asked) => {
            onAsked(asked)
            startOver(null)
          }}
        />
      )}
    </section>
  )
}

type AskProps = { suggested: string; focuses: boolean; onAsked: (email: string) => void }

function AskForCode({ suggested, focuses, onAsked }: AskProps) {
  const { t } = useTranslation()
  const form = useForm({ email: suggested, password: '' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    if (focuses) form.focus(suggested ? 'password' : 'email')
  }, [])
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

type CodeProps = { email: string; focuses: boolean; onStartOver: (suggested: string) => void }

function EnterCode({ email, focuses, onStartOver }: CodeProps) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const form = useForm({ code: '' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    if (focuses) form.focus('code')
  }, [])
  const confirm = useMutation(
    api.account.confirmEmail.mutationOptions({
      meta: { atField },
      onSuccess: () => {
        void showToast('success', t('account.email_done'))
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
        <Button variant="subtle" onClick={() => onStartOver(email)}>
          {t('verify.request_again')}
        </Button>
        <Button variant="subtle" onClick={() => onStartOver('')}>
          {t('verify.other_address')}
        </Button>
      </div>
    </form>
  )
}
