import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../data/client.ts'

/** Which account of another service is linked when its owner logs in with the password. */
export function ProvenNote({ onEmail }: { onEmail: (email: string) => void }) {
  const { t } = useTranslation()
  const { data, error } = useQuery(
    api.identities.proven.queryOptions({ meta: { quiet: true }, retry: false }),
  )
  const email = data?.identity.email
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address is filled in
  useEffect(() => {
    if (email) onEmail(email)
  }, [email])
  if (error)
    return (
      <NoteBox mood="warn" role="alert">
        <p>{t('error.sign_in_over')}</p>
      </NoteBox>
    )
  if (!data) return null
  return (
    <NoteBox mood="info" role="status" title={t('sign_in.link_title')}>
      <p>{t('sign_in.link_text', { name: data.identity.label, email: data.identity.email })}</p>
    </NoteBox>
  )
}
