import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/language.ts'
import { showToast } from '../../shell/toast.tsx'
import { pageSizes } from '../table/paging.ts'
import type { TableState } from '../table/table-state.ts'
import { useRefreshAll } from '../use-refresh-all.ts'
import type { Choices, Content, ContentField, ContentRow } from './content.ts'
import { inMovedOrder } from './moved-order.ts'

/**
 * Milliseconds without a move before the order is saved: a row moved by five places with five keys
 * is one change.
 */
const pause = 700

/**
 * What is needed for an order to make sense: one value of each field in `order`, taken from the rows
 * on screen, and all rows on one page.
 */
function inOrder<Row extends ContentRow>(
  { fields, order = [] }: Content<Row>,
  { filters }: TableState,
  [seen]: readonly Row[],
  { choices, own }: { choices: Choices; own: number },
) {
  const parts = fields.flatMap((field) => {
    if (!order.includes(field.key)) return []
    const value = filters[field.key] ?? seen?.[field.key] ?? firstOf(field, choices, own)
    return value === undefined ? [] : [[field.key, String(value)]]
  })
  const { language: _, missing_in, outdated_in, ...others } = filters
  return {
    ...{ order_by: 'order', order_direction: 'ASC', per_page: pageSizes.at(-1) },
    filters: { ...others, ...Object.fromEntries(parts), ordering: '1' },
  } satisfies Partial<TableState>
}

function firstOf<Row>(field: ContentField<Row>, choices: Choices, language: number) {
  if (field.kind === 'choice') return field.options[0]?.value
  return choices[field.key]?.find(
    ({ language_id }) => language_id === null || language_id === language,
  )?.value
}

function isInOrder<Row extends ContentRow>(
  content: Content<Row>,
  state: TableState,
  { order_by, order_direction, filters }: ReturnType<typeof inOrder<Row>>,
) {
  const isSorted =
    state.order_by === order_by && state.order_direction === order_direction && state.removed === 0
  return (
    content.order !== undefined &&
    isSorted &&
    Object.keys(filters).every((key) => key in state.filters)
  )
}

type Listed<Row> = {
  state: TableState
  rows: readonly Row[] | undefined
  /** The rows still belong to the previous state: they cannot be moved. */
  isPlaceholderData: boolean
}

/** Rows that are moved by hand; saved after a pause, with an undo in the toast. */
export function useOrdering<Row extends ContentRow>(
  content: Content<Row>,
  { state, rows = [], isPlaceholderData }: Listed<Row>,
  choices: Choices,
) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const [ids, setIds] = useState<readonly number[] | null>(null)
  const { calls } = content
  const own = useLanguage().id
  const narrowed = inOrder(content, state, rows, { choices, own })
  const isOn = isInOrder(content, state, narrowed)
  const mayMove = isOn && !isPlaceholderData
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const shown = mayMove && ids !== null ? inMovedOrder(rows, ids) : rows
  const save = useMutation({
    scope: { id: 'order' },
    mutationFn: async (move: { ids: readonly number[]; before: readonly number[] }) =>
      calls.order?.({ body: { ids: [...move.ids] } }),
    onSuccess: (_done, { ids: now, before }) =>
      void showToast('success', t('content.ordered'), {
        label: t('content.undo'),
        go: () => save.mutate({ ids: before, before: now }),
      }),
    onSettled: async (_done, _error, target) => {
      await refreshAll()
      // later moves are saved next
      setIds((now) => (now?.join() === target.ids.join() ? null : now))
    },
  })
  // the functions that the handles call stay the same, so that a move only renders what moved
  const latest = useRef({ rows, shown, mayMove })
  latest.current = { rows, shown, mayMove }
  const moved = useRef<{ ids: number[]; before: number[] } | null>(null)
  const savePending = useCallback(() => {
    clearTimeout(timer.current)
    const target = moved.current
    moved.current = null
    if (target?.ids.some((id, at) => id !== target.before[at])) save.mutate(target)
  }, [save.mutate])
  const saveSoon = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(savePending, pause)
  }, [savePending])
  // saves pending moves when the user leaves for another page of the list or of the site
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state is left once
  useEffect(() => savePending, [savePending, state])
  /** Moves a row to a place on this page, from 0; false when nothing moves. */
  const move = useCallback((id: number, to: number) => {
    const { rows, shown: before, mayMove: may } = latest.current
    const now = before.map((row) => row.id)
    const from = now.indexOf(id)
    if (!may || from === -1 || from === to || to < 0 || to >= now.length) return false
    now.splice(to, 0, ...now.splice(from, 1))
    moved.current = { ids: now, before: rows.map((row) => row.id) }
    setIds(now)
    return true
  }, [])
  const placeOf = useCallback(
    (id: number) => latest.current.shown.findIndex((row) => row.id === id),
    [],
  )
  const resetOrder = useCallback(() => {
    moved.current = null
    setIds(null)
  }, [])
  return { isOn, mayMove, narrowed, rows: shown, move, placeOf, saveSoon, resetOrder }
}
export type Ordering = Pick<
  ReturnType<typeof useOrdering>,
  'mayMove' | 'move' | 'placeOf' | 'saveSoon' | 'resetOrder'
>
