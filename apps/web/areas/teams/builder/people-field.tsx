import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { MultiSelect } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../data/client.ts'

export type Person = { id: number; first_name: string; last_name: string }
export const nameOf = ({ first_name, last_name }: Person) => `${first_name} ${last_name}`.trim()

type Props = {
  label: string
  hint: string
  chosen: readonly Person[]
  onChange: (chosen: Person[]) => void
  error?: string | undefined
  /** Marks the field that takes the focus when it is wrong. */
  mark: { 'data-path': string }
}
type FieldProps = Props & {
  found: readonly Person[]
  message: string
  max?: number
  onSearch?: (text: string) => void
}

/** Chooses several people from those that were found; at `max` the others are disabled. */
function PeopleField({
  label,
  hint,
  chosen,
  found,
  max,
  message,
  onChange,
  onSearch,
  error,
  mark,
}: FieldProps) {
  const isFull = max !== undefined && chosen.length >= max
  const known = [...chosen, ...found.filter(({ id }) => !chosen.some((one) => one.id === id))]
  const isChosen = (id: string) => chosen.some((one) => String(one.id) === id)
  return (
    <MultiSelect
      {...mark}
      label={label}
      description={hint}
      error={error}
      data={known.map((one) => ({
        value: String(one.id),
        label: nameOf(one),
        disabled: isFull && !isChosen(String(one.id)),
      }))}
      value={chosen.map(({ id }) => String(id))}
      onChange={(ids) => onChange(known.filter(({ id }) => ids.includes(String(id))))}
      {...(onSearch && { onSearchChange: onSearch, filter: ({ options }) => options })}
      searchable
      hidePickedOptions
      nothingFoundMessage={message}
      maxDropdownHeight={280}
      autoComplete="off"
      comboboxProps={{ shadow: 'md', withinPortal: false }}
    />
  )
}

const pauseMs = 250

/** Chooses from the accepted contacts, a few at once. */
export function ContactsField({ max, ...props }: Props & { max: number }) {
  const { t } = useTranslation()
  const { data } = useQuery({
    queryKey: ['team contacts'],
    queryFn: () => client.contacts.pick({}),
    meta: { quiet: true },
  })
  return (
    <PeopleField
      {...props}
      max={max}
      found={data?.users ?? []}
      message={t(
        !data ? 'select.loading' : data.users.length === 0 ? 'teams.no_contacts' : 'select.none',
      )}
    />
  )
}

/** Chooses from the people of the own institution, whom the server searches. */
export function ColleaguesField(props: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [search_text] = useDebouncedValue(typed.trim(), pauseMs)
  const { data } = useQuery({
    queryKey: ['team colleagues', search_text],
    queryFn: ({ signal }) =>
      client.groups.pick({ query: search_text ? { search_text } : {} }, { signal }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })
  return (
    <PeopleField
      {...props}
      found={data?.institution_users ?? []}
      message={t(data ? 'select.none' : 'select.loading')}
      onSearch={setTyped}
    />
  )
}
