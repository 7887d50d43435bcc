import { useTranslation } from 'react-i18next'
import { PeopleDialog, type PeopleSearch } from '../../components/people-dialog.tsx'
import { client } from '../../data/client.ts'
import { showToast } from '../../shell/toast.tsx'
import { type GroupPage, nameOfPerson } from './group.ts'
import { useGroupPeople } from './use-group-people.ts'

/** Whether people join the group, or look after it. */
type Role = 'member' | 'facilitator'
type Props = { opened: boolean; group: GroupPage; as: Role; onClose: () => void }

/** Chooses people of the institution for a group. */
export function GroupPeopleDialog({ opened, group, as, onClose }: Props) {
  const { t } = useTranslation()
  const { change } = useGroupPeople(group.id)
  const onSuccess = () => {
    onClose()
    void showToast('success', t('content.saved'))
  }
  const bodyOf = (ids: number[]) =>
    as === 'member'
      ? { add_users: ids }
      : { facilitators: [...group.facilitators.map(({ id }) => id), ...ids] }
  return (
    <PeopleDialog
      opened={opened}
      title={t(as === 'member' ? 'groups.add_people' : 'groups.assign')}
      hint={t(as === 'member' ? 'groups.pick_hint' : 'groups.assign_hint')}
      people={peopleFor(group.id, as)}
      save={(ids) => change.mutate(bodyOf(ids), { onSuccess })}
      isSaving={change.isPending}
      error={change.error}
      onClose={onClose}
    />
  )
}

const peopleFor = (group_id: number, role: Role): PeopleSearch => ({
  key: ['groups', group_id, 'pick', role],
  search: async (text, options) => {
    const query = { group_id, role, ...(text && { search_text: text }) }
    const { institution_users } = await client.groups.pick({ query }, options)
    return institution_users.map((person) => ({ id: person.id, name: nameOfPerson(person) }))
  },
})
