import { Button, Group as Buttons, Checkbox, Loader, Stack, Text, TextInput } from '@mantine/core'
import { limits } from '@quartet/contract/limits.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asFailure, sentenceOf } from '../data/failure.ts'
import { useSearchText } from '../lists/table/use-search-text.ts'
import { Dialog } from './dialog.tsx'
import { submitting } from './form.ts'
import styles from './people-dialog.module.css'

type Person = { id: number; name: string }
/** Finds people by name; `key` names them in the cache. */
export type PeopleSearch = {
  key: readonly unknown[]
  search: (text: string, options: { signal: AbortSignal }) => Promise<readonly Person[]>
}

type Props = {
  opened: boolean
  /** Also the text of the button. */
  title: string
  hint: string
  people: PeopleSearch
  save: (ids: number[]) => void
  isSaving: boolean
  error: unknown
  onClose: () => void
}

/** Chooses people among those that a search finds. */
export function PeopleDialog({ opened, ...props }: Props) {
  return (
    <Dialog opened={opened} onClose={props.onClose} title={props.title}>
      {opened && <PeopleForm {...props} />}
    </Dialog>
  )
}

function PeopleForm({ title, hint, people, save, ...props }: Omit<Props, 'opened'>) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<readonly Person[]>([])
  const submit = () => chosen.length > 0 && save(chosen.map(({ id }) => id))
  return (
    <form noValidate onSubmit={submitting(submit)}>
      <Stack gap="md">
        <Choice hint={hint} people={people} chosen={chosen} onChange={setChosen} />
        {props.error !== null && (
          <NoteBox mood="bad" role="alert">
            {sentenceOf(asFailure(props.error))}
          </NoteBox>
        )}
        <Buttons justify="flex-end">
          <Button variant="default" onClick={props.onClose}>
            {t('table.cancel')}
          </Button>
          <Button type="submit" disabled={chosen.length === 0} loading={props.isSaving}>
            {title}
          </Button>
        </Buttons>
      </Stack>
    </form>
  )
}

type ChoiceProps = Pick<Props, 'hint' | 'people'> & {
  chosen: readonly Person[]
  onChange: (chosen: readonly Person[]) => void
}

function Choice({ hint, people, chosen, onChange }: ChoiceProps) {
  const { t } = useTranslation()
  const [searched, setSearched] = useState('')
  const search = useSearchText(searched, setSearched)
  const query = useQuery({
    queryKey: [...people.key, searched],
    queryFn: ({ signal }) => people.search(searched, { signal }),
    meta: { quiet: true },
    placeholderData: keepPreviousData,
  })
  const isChosen = ({ id }: Person) => chosen.some((one) => one.id === id)
  const found = (query.data ?? []).filter((person) => !isChosen(person))
  const toggle = (person: Person) =>
    onChange(isChosen(person) ? chosen.filter(({ id }) => id !== person.id) : [...chosen, person])
  return (
    <>
      <TextInput
        type="search"
        label={t('tasks.push_search')}
        description={hint}
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
            label={<bdi>{person.name}</bdi>}
            checked={isChosen(person)}
            onChange={() => toggle(person)}
          />
        ))}
      </fieldset>
    </>
  )
}
