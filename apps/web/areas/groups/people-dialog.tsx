import { Button, Group as Buttons, Checkbox, Loader, Stack, Text, TextInput } from '@mantine/core'
import { limits } from '@quartet/contract/limits.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../components/dialog.tsx'
import { submitting } from '../../components/form.ts'
import { api } from '../../data/client.ts'
import { asFailure, sentenceOf } from '../../data/failure.ts'
import { useSearchText } from '../../lists/table/use-search-text.ts'
import { showToast } from '../../shell/toast.tsx'
import { type GroupPage, nameOfPerson } from './group.ts'
import styles from './groups.module.css'
import { useGroupPeople } from './use-group-people.ts'

type Props = {
  opened: boolean
  group: GroupPage
  /** Whether people join the group, or look after it. */
  as: 'member' | 'facilitator'
  onClose: () => void
}

/** Chooses people of the institution for a group. */
export function PeopleDialog({ opened, ...props }: Props) {
  const { t } = useTranslation()
  const title = t(props.as === 'member' ? 'groups.add_people' : 'groups.assign')
  return (
    <Dialog opened={opened} onClose={props.onClose} title={title}>
      {opened && <PeopleForm {...props} />}
    </Dialog>
  )
}

type Person = { id: number; first_name: string; last_name: string }

function PeopleForm({ group, as, onClose }: Omit<Props, 'opened'>) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<readonly Person[]>([])
  const { change } = useGroupPeople(group.id)
  const ids = chosen.map(({ id }) => id)
  const save = () =>
    change.mutate(
      as === 'member'
        ? { add_users: ids }
        : { facilitators: [...group.facilitators.map(({ id }) => id), ...ids] },
      {
        onSuccess: () => {
          onClose()
          void showToast('success', t('content.saved'))
        },
      },
    )
  return (
    <form noValidate onSubmit={submitting(() => chosen.length > 0 && save())}>
      <Stack gap="md">
        <Choice group={group} as={as} chosen={chosen} onChange={setChosen} />
        {change.error && (
          <NoteBox mood="bad" role="alert">
            {sentenceOf(asFailure(change.error))}
          </NoteBox>
        )}
        <Buttons justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('table.cancel')}
          </Button>
          <Button type="submit" disabled={chosen.length === 0} loading={change.isPending}>
            {t(as === 'member' ? 'groups.add_people' : 'groups.assign')}
          </Button>
        </Buttons>
      </Stack>
    </form>
  )
}

type ChoiceProps = Pick<Props, 'group' | 'as'> & {
  chosen: readonly Person[]
  onChange: (chosen: readonly Person[]) => void
}

function Choice({ group, as, chosen, onChange }: ChoiceProps) {
  const { t } = useTranslation()
  const [searched, setSearched] = useState('')
  const search = useSearchText(searched, setSearched)
  const query = useQuery(
    api.groups.pick.queryOptions({
      input: {
        query: { group_id: group.id, role: as, ...(searched && { search_text: searched }) },
      },
      meta: { quiet: true },
      placeholderData: keepPreviousData,
    }),
  )
  const isChosen = ({ id }: Person) => chosen.some((one) => one.id === id)
  const found = (query.data?.institution_users ?? []).filter((person) => !isChosen(person))
  const toggle = (person: Person) =>
    onChange(isChosen(person) ? chosen.filter(({ id }) => id !== person.id) : [...chosen, person])
  return (
    <>
      <TextInput
        type="search"
        label={t('tasks.push_search')}
        description={t(as === 'member' ? 'groups.pick_hint' : 'groups.assign_hint')}
        value={search.typed}
        maxLength={limits.search}
        onChange={({ currentTarget }) => search.type(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          search.send()
        }}
        rightSection={query.isFetching && <Loader size={18} />}
        data-autofocus
        dir="auto"
        autoComplete="off"
      />
      {query.error && <Text role="alert">{sentenceOf(asFailure(query.error))}</Text>}
      <fieldset className={styles.people}>
        <legend>{t('groups.members')}</legend>
        {query.data && chosen.length + found.length === 0 && <p>{t('groups.pick_none')}</p>}
        {[...chosen, ...found].map((person) => (
          <Checkbox
            key={person.id}
            label={<bdi>{nameOfPerson(person)}</bdi>}
            checked={isChosen(person)}
            onChange={() => toggle(person)}
          />
        ))}
      </fieldset>
    </>
  )
}
