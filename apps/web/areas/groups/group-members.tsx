import { Button, Title } from '@mantine/core'
import type { GroupMemberView } from '@quartet/contract/areas/groups.ts'
import { IconPlus, IconUserMinus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { client } from '../../data/client.ts'
import { CellText } from '../../lists/record/field-value.tsx'
import type { Column } from '../../lists/table/column.ts'
import { DataTable } from '../../lists/table/data-table.tsx'
import { matchAny, type TableKeys } from '../../lists/table/table-state.ts'
import { useList } from '../../lists/table/use-list.ts'
import type { GroupPage } from './group.ts'
import { GroupPeopleDialog } from './group-people-dialog.tsx'
import styles from './groups.module.css'
import { useGroupPeople } from './use-group-people.ts'

const results = ['done', 'not_done'] as const
const keys: TableKeys = {
  sorts: ['id', 'name', 'lci'],
  filters: { lci: matchAny(results) },
  first: { order_by: 'name', order_direction: 'ASC', per_page: 25 },
}
const nameOf = ({ name }: GroupMemberView) => name

function useMembers(group_id: number) {
  type Input = Parameters<typeof client.groups.members>[0]
  type Options = Parameters<typeof client.groups.members>[1]
  const load = useCallback(
    async ({ query }: Pick<Input, 'query'>, options?: Options) => {
      const page = await client.groups.members({ query, body: { group_id } }, options)
      return { list: page.users, count: page.count }
    },
    [group_id],
  )
  return useList({ queryKey: ['groups', group_id, 'members'], keys, load })
}

/** The people of a group, and for those who may edit it the ways to change them. */
export function GroupMembers({ group }: { group: GroupPage }) {
  const { t } = useTranslation()
  const list = useMembers(group.id)
  const [isAdding, setIsAdding] = useState(false)
  const { remove } = useGroupPeople(group.id)
  const columns = useMemo(() => columnsOf(t), [t])
  const options = results.map((value) => ({ value, label: t(`people.lci_${value}`) }))
  const removeAction = (person: GroupMemberView) => ({
    ...{ key: 'remove', label: t('groups.remove'), icon: IconUserMinus },
    go: () => remove(person),
  })
  return (
    <section className={styles.part}>
      <Title order={2} size="h3">
        {t('groups.members')}
      </Title>
      <DataTable<GroupMemberView>
        name="group-members"
        view={t('people.view')}
        list={list}
        columns={columns}
        filters={[{ key: 'lci', title: t('people.lci'), options }]}
        hasDates={false}
        nameOf={nameOf}
        {...(group.may_edit && { actionsOf: (person: GroupMemberView) => [removeAction(person)] })}
        hint={t('groups.members_hint')}
      >
        {group.may_edit && (
          <Button
            variant={group.members ? 'default' : 'filled'}
            leftSection={<Icon of={IconPlus} />}
            onClick={() => setIsAdding(true)}
          >
            {t('groups.add_people')}
          </Button>
        )}
      </DataTable>
      <GroupPeopleDialog
        opened={isAdding}
        group={group}
        as="member"
        onClose={() => setIsAdding(false)}
      />
    </section>
  )
}

const columnsOf = (t: TFunction): Column<GroupMemberView>[] => [
  {
    key: 'name',
    title: t('people.name'),
    sort: 'name',
    cell: ({ id, name }) => (
      <Link to="/user-details/$id" params={{ id: String(id) }} search={{}}>
        <CellText>{name}</CellText>
      </Link>
    ),
  },
  {
    key: 'lci',
    title: t('people.lci'),
    sort: 'lci',
    cell: ({ lci }) => t(`people.lci_${lci}`),
  },
  {
    key: 'classification',
    title: t('people.classification'),
    cell: ({ classification }) => classification && t(`label.${classification}`),
  },
]
