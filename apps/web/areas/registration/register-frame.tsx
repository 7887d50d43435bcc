import { Anchor, Text, Title } from '@mantine/core'
import type { TextKey } from '@quartet/content/texts/text.ts'
import type { SignUpForm } from '@quartet/domain/sign-up.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlans } from '../../components/prices.ts'
import { pendingEmail } from '../../data/pending-email.ts'
import { FieldNote } from './field-note.tsx'
import { InvitedNote } from './invited-note.tsx'
import styles from './register-screen.module.css'
import type { Invited } from './use-invited.ts'

const titles: Record<SignUpForm, TextKey> = {
  basic: 'register.title',
  professional: 'register.title_professional',
  family: 'register.title_family',
  coaching: 'register.title_coaching',
}

type Props = {
  kind: SignUpForm
  invited: Invited
  /** The first step, where notes about the way in stand. */
  isFirst: boolean
  children: ReactNode
}

/** What surrounds every form of sign-up; nothing but notes while all of them are closed. */
export function RegisterFrame({ kind, invited, isFirst, children }: Props) {
  const { t } = useTranslation()
  const isOpen = usePlans().data?.registration_open !== false
  return (
    <div className={styles.screen}>
      <Title order={1}>{t(titles[kind])}</Title>
      {isFirst && <EnterCode email={pendingEmail()} />}
      {isFirst && <InvitedNote invited={invited} />}
      {isOpen ? children : <FieldNote mood="info">{t('plans.closed')}</FieldNote>}
      <Text ta="center">
        {t('register.have_account')}{' '}
        <Anchor renderRoot={(props) => <Link to="/login" {...props} />}>{t('login.submit')}</Anchor>
      </Text>
    </div>
  )
}

/** For those who come back to the form before they have entered the mailed code. */
function EnterCode({ email }: { email: string }) {
  const { t } = useTranslation()
  if (email === '') return null
  return (
    <FieldNote mood="info">
      <Anchor renderRoot={(props) => <Link to="/verifyMail" {...props} />}>
        {t('register.enter_code', { email })}
      </Anchor>
    </FieldNote>
  )
}
