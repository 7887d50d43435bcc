import { Anchor } from '@mantine/core'
import type { SignUpForm } from '@quartet/domain/sign-up.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePlans } from '../../components/prices.ts'
import { FieldNote } from './field-note.tsx'

/** Says that a form takes nobody with a card, and what is possible instead. */
export function ClosedNote({ kind }: { kind: SignUpForm }) {
  const { t } = useTranslation()
  const { data } = usePlans()
  const isAnyOpen = Object.values(data?.sign_ups ?? {}).some(Boolean)
  const code = t(kind === 'family' ? 'register.closed_family' : 'register.closed_code')
  if (!isAnyOpen && kind !== 'family')
    return <FieldNote mood="info">{t('plans.card_closed')}</FieldNote>
  return (
    <FieldNote mood="info">
      {t('register.closed')} {code}{' '}
      <Anchor renderRoot={(props) => <Link to="/plans" {...props} />}>
        {t('register.other_ways')}
      </Anchor>
    </FieldNote>
  )
}
