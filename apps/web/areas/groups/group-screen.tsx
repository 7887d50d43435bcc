import { Text, Title } from '@mantine/core'
import { groupRights } from '@quartet/domain/groups.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../data/client.ts'
import { RecordLoading, RecordPage } from '../../lists/record/record-page.tsx'
import { type GroupPage, groupsPath, nameOfPerson } from './group.ts'
import { GroupActions } from './group-actions.tsx'
import { GroupFacilitators } from './group-facilitators.tsx'
import { GroupMembers } from './group-members.tsx'
import { GroupResults } from './group-results.tsx'

/** One group: its people for those who look after it, name and owner for its members. */
export function GroupScreen({ id }: { id: number }) {
  const { t } = useTranslation()
  const query = useQuery(
    api.groups.show.queryOptions({ input: { params: { group_id: id } }, meta: { quiet: true } }),
  )
  if (!query.data) return <RecordLoading query={query} />
  const { group } = query.data
  return (
    <RecordPage back={{ to: groupsPath, title: t('groups.title') }} name={group.name}>
      <Title order={1}>
        <bdi>{group.name}</bdi>
      </Title>
      <Owner group={group} />
      {groupRights[group.role].reads ? (
        <>
          <GroupActions group={group} />
          <GroupMembers group={group} />
          <GroupResults group={group} />
          <GroupFacilitators group={group} />
        </>
      ) : (
        <Text>{t('groups.in_text')}</Text>
      )}
    </RecordPage>
  )
}

function Owner({ group: { owner } }: { group: GroupPage }) {
  const { t } = useTranslation()
  return (
    <Text c="dimmed">
      {t('groups.owner')}: {owner ? <bdi>{nameOfPerson(owner)}</bdi> : t('groups.owner_none')}
    </Text>
  )
}
