import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../data/client.ts'
import { writtenDate } from '../../i18n/dates.ts'

/** Says when the members' data is erased after an institution's contract has ended (method D42). */
export function ContractNote({ id }: { id: number }) {
  const { t } = useTranslation()
  const institution = useQuery(
    api.organizations.show.queryOptions({
      input: { params: { organization_id: id } },
      meta: { quiet: true },
    }),
  )
  const day = institution.data?.organization.erase_members_on
  if (!day) return null
  return (
    <NoteBox mood="warn" title={t('institutions.erasing_title', { date: writtenDate(day) })}>
      <p>{t('institutions.erasing_text')}</p>
    </NoteBox>
  )
}
