import { Button, Checkbox, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import type { ConsentPurpose } from '@quartet/domain/consent.ts'
import { isEmail } from '@quartet/domain/email.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { useShownWords } from '../../components/consent-texts.ts'
import { type Form, field, submitting, useForm, wrongOnly } from '../../components/form.ts'
import { wrongPassword } from '../../components/new-password.ts'
import { PasswordField } from '../../components/password-field.tsx'
import { api } from '../../data/client.ts'
import { ViewTitle } from '../../shell/view-title.tsx'
import styles from './consent.module.css'
import { ConsentFacts, MoreToRead } from './consent-facts.tsx'
import { type ConsentRequest, dayOf } from './consent-request.ts'

type Values = {
  email: string
  password: string
  confirm_password: string
  consents: ConsentPurpose[]
}
type ConsentForm = Form<Values>

/** Errors in the address and password of the account that consenting creates. */
function accountErrors({ email, password, confirm_password }: Values) {
  const typed = email.trim()
  return {
    ...wrongOnly<Values>({
      email: !isEmail(typed) && field(typed ? 'email_wrong' : 'email_missing'),
    }),
    ...wrongPassword({ password, confirm_password }),
  }
}

type Props = {
  token: string
  request: ConsentRequest
  onAnswered: (answered: { how: 'agreed' | 'refused'; request: ConsentRequest }) => void
  /** The answer was rejected: somebody else may have answered first. */
  onError: () => void
}

/**
 * All facts for the guardian and the consent itself; also for consenting again after a withdrawal.
 */
export function ConsentForm({ token, request, onAnswered, onError: onRejected }: Props) {
  const { t } = useTranslation()
  const form = useForm<Values>({ email: '', password: '', confirm_password: '', consents: [] })
  const { name, institution, makes_account, state } = request
  const shown = useShownWords(request.consent_texts)
  const onError = (error: unknown) => {
    form.takeErrors(error)
    onRejected()
  }
  const confirm = useMutation(
    api.guardians.confirm.mutationOptions({
      onSuccess: () => onAnswered({ how: 'agreed', request }),
      onError,
    }),
  )
  const agree = () => {
    const { consents, email, ...passwords } = form.values
    if (!shown) return
    if (makes_account && !form.passes(accountErrors(form.values))) return
    confirm.mutate({
      params: { token },
      body: { consents, shown, ...(makes_account && { email: email.trim(), ...passwords }) },
    })
  }
  const question =
    institution === null
      ? t('consent.asks', { name })
      : t('consent.asks_institution', { name, institution })
  const again = state === 'withdrawn'
  return (
    <form className={styles.screen} noValidate onSubmit={submitting(agree)}>
      <Stack gap="xs">
        <ViewTitle takesFocus={again}>
          {again ? t('consent.withdrawn_title', { name }) : question}
        </ViewTitle>
        <Text size="lg">{t(again ? 'consent.withdrawn_text' : 'consent.lead')}</Text>
      </Stack>
      {again ? <MoreToRead /> : <ConsentFacts request={request} />}
      {makes_account && <AccountFields form={form} name={name} />}
      <Purposes form={form} request={request} />
      <Text>
        {t(again ? 'consent.again_by' : 'consent.answer_by', { date: dayOf(request.answer_by) })}
      </Text>
      <Group>
        <Button
          type="submit"
          size="lg"
          loading={confirm.isPending}
          disabled={!shown}
          className={styles.agree}
        >
          {t('consent.agree')}
        </Button>
        {!again && (
          <RejectConsent
            token={token}
            request={request}
            onDone={() => onAnswered({ how: 'refused', request })}
            onError={onRejected}
          />
        )}
      </Group>
    </form>
  )
}

function AccountFields({ form, name }: { form: ConsentForm; name: string }) {
  const { t } = useTranslation()
  return (
    <section className={styles.card}>
      <Title order={2}>{t('consent.account_title', { name })}</Title>
      <Text>{t('consent.account_text', { name })}</Text>
      <TextInput
        label={t('consent.email')}
        type="email"
        dir="ltr"
        autoComplete="off"
        {...form.text('email')}
      />
      <PasswordField
        label={t('register.password')}
        description={t('register.password_hint')}
        autoComplete="new-password"
        {...form.text('password')}
      />
      <PasswordField
        label={t('register.confirm')}
        autoComplete="new-password"
        {...form.text('confirm_password')}
      />
    </section>
  )
}

/** The purposes to consent to; none is preselected. */
function Purposes({
  form,
  request: { purposes, name, institution },
}: {
  form: ConsentForm
  request: ConsentRequest
}) {
  const { t } = useTranslation()
  return (
    <section className={styles.card}>
      <Title order={2}>{t('consent.purposes_title')}</Title>
      <Checkbox.Group
        aria-label={t('consent.purposes_title')}
        description={t('consent.purposes_hint')}
        value={form.values.consents}
        onChange={(consents) => form.set('consents', consents as ConsentPurpose[])}
      >
        <Stack gap="sm" mt="sm">
          {purposes.map((purpose) => (
            <Checkbox
              key={purpose}
              value={purpose}
              label={t(`consent.purpose_${purpose}`, { name, institution: institution ?? '' })}
            />
          ))}
        </Stack>
      </Checkbox.Group>
    </section>
  )
}

function RejectConsent({
  token,
  request,
  onDone,
  onError,
}: {
  token: string
  request: ConsentRequest
  onDone: () => void
  onError: () => void
}) {
  const { t } = useTranslation()
  const [isConfirming, setConfirming] = useState(false)
  const reject = useMutation(
    api.guardians.refuse.mutationOptions({
      onSuccess: onDone,
      onError: () => {
        setConfirming(false)
        onError()
      },
    }),
  )
  const what = t(request.makes_account ? 'consent.refuse_text' : 'consent.refuse_text_teen', {
    name: request.name,
  })
  return (
    <>
      <Button variant="default" size="lg" onClick={() => setConfirming(true)}>
        {t('consent.refuse')}
      </Button>
      <ConfirmDialog
        opened={isConfirming}
        text={what}
        action={t('consent.delete')}
        busy={reject.isPending}
        onCancel={() => setConfirming(false)}
        onConfirm={() => reject.mutate({ params: { token } })}
      />
    </>
  )
}
