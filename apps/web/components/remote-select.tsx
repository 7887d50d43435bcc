import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { Loader, Select, VisuallyHidden } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asFailure, sentenceOf } from '../data/failure.ts'

export type RemoteOption = { value: string; label: string }
/** Options that the server searches; `key` names them in the cache. */
export type RemoteOptions = {
  key: string
  search: (text: string, options: { signal: AbortSignal }) => Promise<RemoteOption[]>
  /** The option with this value; undefined when there is none. */
  find: (value: string, options: { signal: AbortSignal }) => Promise<RemoteOption | undefined>
}

type Props = {
  options: RemoteOptions
  label: string
  description?: string | undefined
  /** Shown while nothing is chosen; by default that one can type to search. */
  placeholder?: string | undefined
  error?: string | undefined
  /** '' for nothing. */
  value: string
  onChange: (value: string) => void
}

/** The option with a value, '' for none; null or undefined when there is none, or not yet. */
export const useRemoteOption = ({ key, find }: RemoteOptions, value: string) =>
  useQuery({
    queryKey: [key, 'option', value],
    queryFn: async ({ signal }) => (await find(value, { signal })) ?? null,
    enabled: value !== '',
    meta: { quiet: true },
  }).data

const pauseMs = 250

/** A select with more options than a page could hold: the server searches them while one types. */
export function RemoteSelect({ options, label, description, placeholder, error, ...input }: Props) {
  const { t } = useTranslation()
  const { value, onChange } = input
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const chosen = useRemoteOption(options, value)
  // the name of the chosen option is no search
  const [text] = useDebouncedValue(typed === chosen?.label ? '' : typed.trim(), pauseMs)
  const found = useQuery({
    queryKey: [options.key, 'options', text],
    queryFn: ({ signal }) => options.search(text, { signal }),
    enabled: isOpen,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })
  const matching = found.data ?? []
  const isChosenMatching = !chosen || matching.some((option) => option.value === value)
  const message = found.error
    ? sentenceOf(asFailure(found.error))
    : found.data
      ? t('select.none')
      : t('select.loading')
  const status = matching.length > 0 ? t('select.found', { number: matching.length }) : message
  return (
    <>
      <Select
        label={label}
        description={description}
        placeholder={placeholder ?? t('select.type')}
        error={error}
        // the name of the chosen option comes from the data
        data={isChosenMatching || !chosen ? matching : [chosen, ...matching]}
        value={value === '' ? null : value}
        onChange={(next) => onChange(next ?? '')}
        searchable
        searchValue={typed}
        onSearchChange={setTyped}
        filter={({ options: all }) =>
          isChosenMatching ? all : all.filter((one) => !('value' in one) || one.value !== value)
        }
        nothingFoundMessage={message}
        onDropdownOpen={() => {
          setIsOpen(true)
          if (found.error) void found.refetch()
        }}
        onDropdownClose={() => setIsOpen(false)}
        rightSection={isOpen && found.isFetching ? <Loader size={18} /> : undefined}
        allowDeselect={false}
        clearable
        clearButtonProps={{ 'aria-label': t('select.clear', { field: label }) }}
        maxLength={200}
        autoComplete="off"
        dir="auto"
        comboboxProps={{ shadow: 'md', withinPortal: false }}
      />
      <VisuallyHidden role="status">{isOpen && !found.isFetching ? status : ''}</VisuallyHidden>
    </>
  )
}
