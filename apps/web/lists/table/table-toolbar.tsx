import type { TextKey } from '@quartet/content/texts/text.ts'
import { limits } from '@quartet/contract/limits.ts'
import type { ViewList } from '@quartet/domain/saved-views.ts'
import { IconBookmark, IconColumns3, IconFilter, IconSearch } from '@tabler/icons-react'
import '@mantine/core/styles/Combobox.layer.css'
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { Fragment, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { submitting } from '../../components/form.ts'
import { Icon } from '../../components/icon.tsx'
import type { Column, Filter, Row } from './column.ts'
import { SavedViews } from './saved-views.tsx'
import type { TableKeys, TableState } from './table-state.ts'
import styles from './table-toolbar.module.css'
import type { useColumns } from './use-columns.ts'
import { useSearchText } from './use-search-text.ts'
import type { ChangeTable } from './use-table-state.ts'

type Props<R extends Row> = {
  keys: TableKeys
  state: TableState
  change: ChangeTable
  columns: readonly Column<R>[]
  choice: ReturnType<typeof useColumns<R>>
  filters: readonly Filter[]
  hasBin: boolean
  isDense?: boolean | undefined
  /** Whether rows that are done are shown apart. */
  hasDone?: boolean | undefined
  /** Whether the list can be narrowed to days. */
  hasDates?: boolean | undefined
  /** The list whose views can be saved. */
  savedViews?: ViewList | undefined
  /** The control that adds a row. */
  children?: ReactNode
}

type Panel = 'filters' | 'columns' | 'views'

/** Above a table: search, existing rows or bin, and the buttons for filters and columns. */
export function TableToolbar<R extends Row>(props: Props<R>) {
  const { t } = useTranslation()
  const { state, change, columns, hasBin, hasDone = false, isDense, children } = props
  const [open, setOpen] = useState<Panel | null>(null)
  const id = useId()
  const size = isDense ? 'sm' : 'md'
  const opener = (panel: Panel) => ({
    'aria-expanded': open === panel,
    'aria-controls': id,
    onClick: () => setOpen(open === panel ? null : panel),
  })
  return (
    <div className={styles.bar} data-dense={isDense || undefined}>
      <SearchField state={state} change={change} size={size} />
      {(hasBin || hasDone) && (
        <ViewSwitch state={state} change={change} views={viewsOf(hasBin, hasDone)} />
      )}
      <Button
        size={size}
        variant="default"
        leftSection={<Icon of={IconFilter} />}
        {...opener('filters')}
      >
        {t('table.filters')}
      </Button>
      {props.savedViews && (
        <Button
          className={styles.icon}
          size={size}
          variant="default"
          title={t('table.views')}
          leftSection={<Icon of={IconBookmark} />}
          {...opener('views')}
        >
          {t('table.views')}
        </Button>
      )}
      {hideable(columns).length > 0 && (
        <Button
          className={styles.icon}
          size={size}
          variant="default"
          title={t('table.columns')}
          leftSection={<Icon of={IconColumns3} />}
          {...opener('columns')}
        >
          {t('table.columns')}
        </Button>
      )}
      {children && <div className={styles.add}>{children}</div>}
      <div id={id} className={styles.panel} hidden={open === null}>
        {open === 'filters' && <Filters {...props} />}
        {open === 'views' && props.savedViews && <SavedViews table={props.savedViews} {...props} />}
        {open === 'columns' && <Columns {...props} />}
      </div>
    </div>
  )
}

type SearchProps = { state: TableState; change: ChangeTable; size: 'sm' | 'md' }

function SearchField({ state, change, size }: SearchProps) {
  const { t } = useTranslation()
  const { typed, type, send } = useSearchText(state.search_text, (search_text) =>
    change({ search_text }, true),
  )
  return (
    <form className={styles.search} onSubmit={submitting(send)}>
      <TextInput
        type="search"
        size={size}
        aria-label={t('table.search')}
        placeholder={t('table.search')}
        leftSection={<Icon of={IconSearch} />}
        value={typed}
        maxLength={limits.search}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
    </form>
  )
}

type View = { title: TextKey; rows: Partial<TableState> & Pick<TableState, 'removed' | 'done'> }

/** What is done or in the bin begins with the latest. */
function viewsOf(hasBin: boolean, hasDone: boolean): View[] {
  const bin: View = { title: 'table.inactive', rows: { removed: 1, done: 0 } }
  if (!hasDone) return [{ title: 'table.active', rows: { removed: 0, done: 0 } }, bin]
  const latest = { order_direction: 'DESC' } as const
  return [
    { title: 'table.to_do', rows: { removed: 0, done: 0, order_direction: 'ASC' } },
    { title: 'table.done', rows: { removed: 0, done: 1, ...latest } },
    ...(hasBin ? [{ title: 'table.bin', rows: { ...bin.rows, ...latest } } as const] : []),
  ]
}

function ViewSwitch({
  state,
  change,
  views,
}: {
  state: TableState
  change: ChangeTable
  views: readonly View[]
}) {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.views} aria-label={t('table.status')}>
      {views.map(({ title, rows }) => (
        <button
          key={title}
          type="button"
          aria-pressed={state.removed === rows.removed && state.done === rows.done}
          onClick={() => change(rows)}
        >
          {t(title)}
        </button>
      ))}
    </fieldset>
  )
}

function Filters<R extends Row>({ state, change, columns, filters, hasDates = true }: Props<R>) {
  const { t } = useTranslation()
  const set = (key: string, value: string) => {
    const { [key]: _before, ...others } = state.filters
    change({ filters: value === '' ? others : { ...others, [key]: value } })
  }
  return (
    <div className={styles.fields}>
      {filters.map(({ key, title, options, input }) =>
        input ? (
          <Fragment key={key}>
            {input({
              label: title,
              placeholder: t('table.all'),
              value: state.filters[key] ?? '',
              error: undefined,
              onChange: (value) => set(key, value),
            })}
          </Fragment>
        ) : (
          <NativeSelect
            key={key}
            label={title}
            value={state.filters[key] ?? ''}
            data={[{ value: '', label: t('table.all') }, ...options]}
            onChange={({ currentTarget }) => set(key, currentTarget.value)}
          />
        ),
      )}
      {hasDates && (
        <>
          <Day
            label={t('table.date_from')}
            value={state.date_from}
            onDay={(date_from) => change({ date_from })}
          />
          <Day
            label={t('table.date_to')}
            value={state.date_to}
            onDay={(date_to) => change({ date_to })}
          />
        </>
      )}
      {columns.some(({ sort }) => sort) && (
        <SortField state={state} change={change} columns={columns} />
      )}
    </div>
  )
}

const Day = ({
  label,
  value,
  onDay,
}: {
  label: string
  value: string
  onDay: (day: string) => void
}) => (
  <TextInput
    type="date"
    label={label}
    value={value}
    onChange={({ currentTarget }) => onDay(currentTarget.value)}
  />
)

/** Replaces the column headings, which a phone does not show. */
function SortField<R extends Row>({
  state,
  change,
  columns,
}: Pick<Props<R>, 'state' | 'change' | 'columns'>) {
  const { t } = useTranslation()
  const choices = columns.flatMap(({ sort, title }) =>
    sort
      ? [
          { value: `${sort} ASC`, label: t('table.ascending', { column: title }) },
          { value: `${sort} DESC`, label: t('table.descending', { column: title }) },
        ]
      : [],
  )
  return (
    <NativeSelect
      className={styles.sort}
      label={t('table.sort')}
      value={`${state.order_by} ${state.order_direction}`}
      data={[{ value: 'id DESC', label: t('table.newest') }, ...choices]}
      onChange={({ currentTarget }) => {
        const [order_by = 'id', order_direction] = currentTarget.value.split(' ')
        change({ order_by, order_direction: order_direction === 'ASC' ? 'ASC' : 'DESC' })
      }}
    />
  )
}

/** The columns that can be hidden: the first is the heading of a row. */
const hideable = <R extends Row>(columns: readonly Column<R>[]) =>
  columns.slice(1).filter(({ isFixed }) => !isFixed)

function Columns<R extends Row>({ columns, choice }: Props<R>) {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.columns}>
      <legend>{t('table.columns_lead')}</legend>
      {hideable(columns).map(({ key, title }) => (
        <Checkbox
          key={key}
          label={title}
          checked={!choice.hidden.includes(key)}
          onChange={() => choice.toggle(key)}
        />
      ))}
    </fieldset>
  )
}
