import { useTranslation } from 'react-i18next'
import { useSession } from '../../data/session.ts'
import { BareFrame } from '../../shell/bare-frame.tsx'
import { AnswersOf } from './answers-of.tsx'

/** The caller's latest finished inventory, read-only and printable. */
export function AnswersScreen() {
  const { t } = useTranslation()
  return (
    <BareFrame leave={t('shell.profile')}>
      <AnswersOf userId={useSession()?.user_id ?? 0} own />
    </BareFrame>
  )
}
