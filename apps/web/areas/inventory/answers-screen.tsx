import { useTranslation } from 'react-i18next'
import { useSession } from '../../base/session.ts'
import { AnswersOf } from './answers-of.tsx'
import { BareFrame } from './bare-frame.tsx'

/** The own newest finished inventory, to read and to print. */
export function AnswersScreen() {
  const { t } = useTranslation()
  return (
    <BareFrame leave={t('shell.profile')}>
      <AnswersOf userId={useSession()?.user_id ?? 0} own />
    </BareFrame>
  )
}
