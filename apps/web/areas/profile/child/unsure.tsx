import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useTranslation } from 'react-i18next'
import type { Person } from '../read/person.ts'

/** Doubts about a child's result in one kind line; the reasons are among the grown-up's details. */
export function Unsure({ person }: { person: Person }) {
  const { t } = useTranslation()
  if (person.quality_flags.length === 0) return null
  return (
    <NoteBox mood="info">
      <p>{t('child.unsure')}</p>
    </NoteBox>
  )
}
