import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../components/query-error.tsx'
import { api } from '../../../data/client.ts'
import { ProfileForm } from '../account/profile-form.tsx'
import { SetPasswordForm } from '../account/set-password-form.tsx'
import { usePersonal } from '../account/use-personal.ts'
import type { Person } from '../person.ts'
import { ResetFactor } from '../sign-in/reset-factor.tsx'
import { CorrectionForm } from './correction-form.tsx'

/** Another person's name and profile texts, and a one-time password. */
export function AccountTab({ person: { id, name, email, email_verified } }: { person: Person }) {
  const { t } = useTranslation()
  const query = useQuery(
    api.profile.show.queryOptions({ input: { params: { user_id: id } }, meta: { quiet: true } }),
  )
  const personal = usePersonal(id)
  const [hasCorrections, setHasCorrections] = useState(false)
  if (query.error && !query.data) return <QueryError query={query} />
  if (!query.data) return <Skeleton height={480} radius="lg" />
  return (
    <>
      {email !== null && !email_verified && (
        <NoteBox mood="info" title={t('people.status_unverified')}>
          {t('account.unverified_of', { name })}
        </NoteBox>
      )}
      <ProfileForm
        key={`profile ${id}`}
        person={query.data.user}
        own={false}
        alsoUnsaved={hasCorrections}
      />
      {personal.error && !personal.data && <QueryError query={personal} />}
      {personal.data && (
        <CorrectionForm
          key={JSON.stringify(personal.data)}
          userId={id}
          personal={personal.data}
          onUnsaved={setHasCorrections}
        />
      )}
      <SetPasswordForm key={`password ${id}`} person={query.data.user} />
      <ResetFactor person={query.data.user} />
    </>
  )
}
