import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useTranslation } from 'react-i18next'
import { useSite } from '../data/site.ts'

/** Above every page while only administrators may work. */
export function MaintenanceNote({ className }: { className?: string | undefined }) {
  const { t } = useTranslation()
  if (!useSite()?.maintenance) return null
  return (
    <div className={className}>
      <NoteBox mood="info" role="status">
        {t('maintenance.note')}
      </NoteBox>
    </div>
  )
}
