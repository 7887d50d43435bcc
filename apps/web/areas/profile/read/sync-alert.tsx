import { Button } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '../../../data/client.ts'
import type { Person } from './person.ts'

/**
 * For learners at an institution with a classroom service that is not connected yet (method 4.11).
 */
export function SyncAlert({ person }: { person: Person }) {
  const { t } = useTranslation()
  const learnsThere = person.type === 'student' || person.type === 'institution'
  const { data } = useQuery(
    api.classroom.state.queryOptions({ enabled: learnsThere, meta: { quiet: true } }),
  )
  if (!data?.configured || data.student_classroom_id !== null) return null
  return (
    <NoteBox mood="info" title={t('classroom.alert')}>
      <p>{t('classroom.alert_text')}</p>
      <Button
        variant="default"
        renderRoot={(props) => <Link to="/sync-data" search={{}} {...props} />}
      >
        {t('classroom.alert_link')}
      </Button>
    </NoteBox>
  )
}
