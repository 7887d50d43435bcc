import { Button, Group, TextInput } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { submitting } from '../../components/form.ts'
import { Icon } from '../../components/icon.tsx'
import type { Filter } from './column.ts'
import styles from './filter-chips.module.css'
import type { TableState } from './table-state.ts'
import { longestViewName, type SavedView, useSavedViews } from './use-saved-views.ts'
import type { ChangeTable } from './use-table-state.ts'

type Props = {
  table: string
  state: TableState
  change: ChangeTable
  filters: readonly Filter[]
}

/** Named views of a list: its search, filters and order, to return to. */
export function SavedViews({ table, state, change, filters }: Props) {
  const { t } = useTranslation()
  const { views, save, remove, isFull } = useSavedViews(table)
  const named = apart(state.filters, filters).known
  const [gone, setGone] = useState<readonly string[]>([])
  const open = (view: SavedView) => {
    const { known, unknown } = apart(view.state.filters, filters)
    setGone(unknown)
    change({ ...view.state, filters: known })
  }
  return (
    <section aria-label={t('table.views')}>
      {views.length > 0 && (
        <Group gap="xs" mb="sm">
          {views.map((view) => (
            <Group key={view.name} gap={0} wrap="nowrap">
              <button type="button" className={styles.chip} onClick={() => open(view)}>
                {view.name}
              </button>
              <button
                type="button"
                className={styles.clear}
                aria-label={t('table.view_remove', { name: view.name })}
                onClick={() => remove(view.name)}
              >
                <Icon of={IconX} size={16} />
              </button>
            </Group>
          ))}
        </Group>
      )}
      {gone.length > 0 && (
        <NoteBox mood="warn" role="alert">
          {t('table.view_gone', { filter: gone.join(', ') })}
        </NoteBox>
      )}
      {isFull ? (
        <p>{t('table.views_full')}</p>
      ) : (
        <NewView onSave={(name) => save(name, { ...state, filters: named })} />
      )}
    </section>
  )
}

function NewView({ onSave }: { onSave: (name: string) => void }) {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const save = () => {
    if (name.trim() === '') return
    onSave(name.trim())
    setName('')
  }
  return (
    <form onSubmit={submitting(save)}>
      <Group align="end" gap="xs">
        <TextInput
          label={t('table.view_name')}
          description={t('table.views_hint')}
          value={name}
          maxLength={longestViewName}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={name.trim() === ''}>
          {t('table.view_save')}
        </Button>
      </Group>
    </form>
  )
}

/** Filters of a view that the list still offers, and the titles of those that it does not. */
function apart(saved: TableState['filters'], filters: readonly Filter[]) {
  const isKnown = ([key, value]: [string, string]) =>
    filters.some(
      (filter) =>
        filter.key === key &&
        (filter.input !== undefined || filter.options.some((option) => option.value === value)),
    )
  const entries = Object.entries(saved)
  return {
    known: Object.fromEntries(entries.filter(isKnown)),
    unknown: entries
      .filter((entry) => !isKnown(entry))
      .map(([key]) => filters.find((filter) => filter.key === key)?.title ?? key),
  }
}
