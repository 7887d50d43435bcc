import { Button } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { writtenMoment } from '../i18n/dates.ts'

/**
 * Says when the account is erased with its institution, whose contract ended, and what to do before
 * (method D42).
 */
export function ContractEnded({ eraseFrom }: { eraseFrom: string }) {
  const { t } = useTranslation()
  return (
    <NoteBox mood="warn" title={t('account.erased_on', { date: writtenMoment(eraseFrom) })}>
      <p>{t('account.contract_text')}</p>
      <div>
        <Button renderRoot={(props) => <Link to="/settings/privacy" hash="export" {...props} />}>
          {t('account.contract_save')}
        </Button>
      </div>
    </NoteBox>
  )
}
