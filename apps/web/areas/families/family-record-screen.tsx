import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../data/client.ts'
import { RecordLoading, RecordPage } from '../../lists/record/record-page.tsx'
import { FamilyHead } from './family-head.tsx'
import { MemberList } from './member-list.tsx'

/** One family, for staff and for its people. */
export function FamilyRecordScreen({ id }: { id: number }) {
  const { t } = useTranslation()
  const query = useQuery(
    api.families.show.queryOptions({ input: { params: { family_id: id } }, meta: { quiet: true } }),
  )
  if (!query.data) return <RecordLoading query={query} />
  const { family, family_members } = query.data
  const back = family.family_type
    ? { to: '/family-members', title: t('family.title') }
    : { to: '/families', title: t('families.title') }
  return (
    <RecordPage back={back} name={family.name}>
      <FamilyHead family={family} />
      <MemberList
        family={{ ...family, family_type: null }}
        members={family_members}
        onGiven={() => {}}
      />
    </RecordPage>
  )
}
