import { Button } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { client } from '../../data/client.ts'
import { usePermissions } from '../../data/use-permissions.ts'

/**
 * How many people wait to be admitted by the school, for users who may admit them; nothing when
 * nobody waits.
 */
export function AdmissionsNote() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const mayAdmit = usePermissions()?.has('admin_users') === true
  const waiting = useQuery({
    queryKey: ['resource', 'users', 'admissions'],
    queryFn: ({ signal }) =>
      client.people.list({ query: { status: 'awaiting_school', limit: 0 } }, { signal }),
    enabled: mayAdmit,
    meta: { quiet: true },
  })
  const count = waiting.data?.count ?? 0
  if (count === 0) return null
  return (
    <NoteBox mood="warn" title={t('people.waiting_title', { count })}>
      <p>{t('people.waiting_text')}</p>
      <div>
        <Button
          variant="default"
          onClick={() => void navigate({ href: '/users?status=awaiting_school' })}
        >
          {t('people.waiting_show')}
        </Button>
      </div>
    </NoteBox>
  )
}
