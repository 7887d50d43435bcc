import { Button, Title } from '@mantine/core'
import type { UserCategoryPerson } from '@quartet/contract/areas/user-categories.ts'
import { IconPlus, IconUserMinus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { PeopleDialog, type PeopleSearch } from '../../components/people-dialog.tsx'
import { client } from '../../data/client.ts'
import { DataTable } from '../../lists/table/data-table.tsx'
import { showToast } from '../../shell/toast.tsx'
import { EmptyButton } from './empty-button.tsx'
import { columnsOf, lciChoices, usePeopleOf } from './people-list.tsx'
import { useCategoryPeople } from './use-category-people.ts'
import type { UserCategory } from './user-category.ts'

const nameOf = ({ name }: UserCategoryPerson) => name

/** The people in a category, and the ways to change them. */
export function CategoryPeople({ category }: { category: UserCategory }) {
  const { t } = useTranslation()
  const list = usePeopleOf(category.id)
  const [isAdding, setIsAdding] = useState(false)
  const { add, remove, removeAll } = useCategoryPeople(category.id)
  const columns = useMemo(() => columnsOf(t), [t])
  const close = () => setIsAdding(false)
  return (
    <section>
      <Title order={2} size="h3">
        {t('groups.members')}
      </Title>
      <DataTable<UserCategoryPerson>
        name="user-category-people"
        view={t('people.view')}
        list={list}
        columns={columns}
        filters={[{ key: 'lci', title: t('people.lci'), options: lciChoices(t) }]}
        hasDates={false}
        nameOf={nameOf}
        actionsOf={(person) => [
          {
            ...{ key: 'remove', label: t('user_categories.remove'), icon: IconUserMinus },
            go: () => remove.mutate(person),
          },
        ]}
        hint={t('user_categories.people_hint')}
      >
        <Button
          variant={category.people ? 'default' : 'filled'}
          leftSection={<Icon of={IconPlus} />}
          onClick={() => setIsAdding(true)}
        >
          {t('groups.add_people')}
        </Button>
        {category.people > 0 && <EmptyButton category={category} removal={removeAll} />}
      </DataTable>
      <PeopleDialog
        opened={isAdding}
        title={t('groups.add_people')}
        hint={t('user_categories.pick_hint')}
        people={peopleFor(category.id)}
        save={(ids) =>
          add.mutate(ids, {
            onSuccess: () => {
              close()
              void showToast('success', t('content.saved'))
            },
          })
        }
        isSaving={add.isPending}
        error={add.error}
        onClose={close}
      />
    </section>
  )
}

const peopleFor = (category_id: number): PeopleSearch => ({
  key: ['user categories', category_id, 'pick'],
  search: async (text, options) => {
    const query = text ? { search_text: text } : {}
    const found = await client.userCategories.pick({ params: { category_id }, query }, options)
    return found.people
  },
})
