import { Button, Group, TextInput } from '@mantine/core'
import type { SavedView } from '@quartet/contract/areas/saved-views.ts'
import { limits } from '@quartet/contract/limits.ts'
import type { ViewList } from '@quartet/domain/saved-views.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { IconPencil, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { submitting } from '../../components/form.ts'
import { Icon } from '../../components/icon.tsx'
import { QueryError } from '../../components/query-error.tsx'
import { NameDialog } from '../record/name-dialog.tsx'
import type { Filter } from './column.ts'
import styles from './filter-chips.module.css'
import type { TableKeys, TableState } from './table-state.ts'
import { useSavedViews } from './use-saved-views.ts'
import type { ChangeTable } from './use-table-state.ts'

type Props = {
  table: ViewList
  keys: TableKeys
  state: TableState
  change: ChangeTable
  filters: readonly Filter[]
}

/** Named views of a list: its search, filters and order, to return to. */
export function SavedViews({ table, keys, state, change, filters }: Props) {
  const { t } = useTranslation()
  const { query, views, save, remove, rename, isFull } = useSavedViews(table)
  const named = apart(state.filters, keys, filters).known
  const [gone, setGone] = useState<readonly string[]>([])
  const [renaming, setRenaming] = useState<SavedView>()
  const open = (view: SavedView) => {
    const { known, unknown } = apart(view.state.filters, keys, filters)
    setGone(unknown)
    change({ ...view.state, filters: known })
  }
  return (
    <section aria-label={t('table.views')}>
      {query.error && <QueryError query={query} />}
      {views.length > 0 && (
        <Group gap="xs" mb="sm">
          {views.map((view) => (
            <ViewChip
              key={view.id}
              name={view.name}
              onOpen={() => open(view)}
              onRename={() => setRenaming(view)}
              onRemove={() => remove.mutate(view.id)}
            />
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
        <NewView onSave={(name) => save.mutate({ name, state: { ...state, filters: named } })} />
      )}
      <NameDialog
        opened={renaming !== undefined}
        onClose={() => setRenaming(undefined)}
        title={t('table.view_rename_title')}
        name={renaming?.name ?? ''}
        label={t('table.view_name')}
        maxLength={limits.view.name}
        action={t('table.view_save')}
        save={async (name) => renaming && rename(renaming.id, name)}
        onSaved={() => setRenaming(undefined)}
      />
    </section>
  )
}

type Chip = { name: string; onOpen: () => void; onRename: () => void; onRemove: () => void }

function ViewChip({ name, onOpen, onRename, onRemove }: Chip) {
  const { t } = useTranslation()
  const small = { type: 'button', className: styles.clear } as const
  return (
    <Group gap={0} wrap="nowrap">
      <button type="button" className={styles.chip} onClick={onOpen}>
        {name}
      </button>
      <button {...small} aria-label={t('table.view_rename', { name })} onClick={onRename}>
        <Icon of={IconPencil} size={16} />
      </button>
      <button {...small} aria-label={t('table.view_remove', { name })} onClick={onRemove}>
        <Icon of={IconX} size={16} />
      </button>
    </Group>
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
          maxLength={limits.view.name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={name.trim() === ''}>
          {t('table.view_save')}
        </Button>
      </Group>
    </form>
  )
}

/**
 * Filters of a view that the list still has, and the titles of those that it does not. A filter may
 * not be on screen yet, because it depends on another or its options are still being loaded.
 */
function apart(saved: TableState['filters'], keys: TableKeys, filters: readonly Filter[]) {
  const shown = (key: string) => filters.find((filter) => filter.key === key)
  const isKnown = ([key, value]: [string, string]) => {
    const { input, options = [] } = shown(key) ?? {}
    const isOption = options.length === 0 || options.some((option) => option.value === value)
    return keys.filters[key]?.test(value) && (input !== undefined || isOption)
  }
  const entries = Object.entries(saved)
  return {
    known: Object.fromEntries(entries.filter(isKnown)),
    unknown: entries.filter((entry) => !isKnown(entry)).map(([key]) => shown(key)?.title ?? key),
  }
}
