import { Button } from '@mantine/core'
import { isLoginEmail } from '@quartet/domain/email.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../data/client.ts'
import { showToast } from '../../shell/toast.tsx'

const pauseMs = 60_000

/** Seconds until `until`, counting down. */
function useSecondsLeft(until: number) {
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setNow(Date.now()), 1000)
    return () => clearTimeout(timer)
  })
  return left
}

type Props = {
  email: string
  captcha: string
  waits: boolean
  onNoAddress: () => void
  onSent: () => void
  onError: (error: unknown) => void
}

/** Requests another code, at most one a minute; `waits` when one was just sent. */
export function ResendCode({ email, captcha, waits, onNoAddress, onSent, onError }: Props) {
  const { t } = useTranslation()
  const [until, setUntil] = useState(() => (waits ? Date.now() + pauseMs : 0))
  const left = useSecondsLeft(until)
  const resend = useMutation(
    api.auth.resendCode.mutationOptions({
      onSuccess: () => {
        setUntil(Date.now() + pauseMs)
        onSent()
        showToast('success', t('verify.resent'))
      },
      onError,
    }),
  )
  const send = () =>
    isLoginEmail(email)
      ? resend.mutate({ body: { email, ...(captcha && { captcha }) } })
      : onNoAddress()
  return (
    <Button variant="default" disabled={left > 0} loading={resend.isPending} onClick={send}>
      {left > 0 ? t('verify.resend_in', { count: left }) : t('verify.resend')}
    </Button>
  )
}
