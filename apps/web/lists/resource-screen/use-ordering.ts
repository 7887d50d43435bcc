import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { english } from '../../i18n/language.ts'
import { showToast } from '../../shell/toast.tsx'
import type { TableState } from '../table/table-state.ts'
import type { Choice, Field, Resource, ResourceRow } from './resource.ts'
import { useReadAnew } from './use-resource.ts'
import { inWantedOrder } from './wanted-order.ts'

/** So long nothing moves before an order is told: a row that is moved by five places with five keys is one change. */
const pause = 700

type Choices = Readonly<Record<string, readonly Choice[]>>

/** What a list has to be narrowed to, so that places mean something: one language, and one of what has an order of its own: that of the rows which are looked at. */
function inOrder<Row extends ResourceRow>(
  { fields, versions, orderWithin = [] }: Resource<Row>,
  { filters }: TableState,
  rows: readonly Row[],
  choices: Choices,
): Partial<TableState> {
  const language = Number(filters.language ?? english.id)
  const seen = rows.find(({ language_id }) => language_id === language)
  const parts = fields.flatMap((field) => {
    if (!orderWithin.includes(field.key)) return []
    const value = filters[field.key] ?? seen?.[field.key] ?? firstOf(field, choices, language)
    return value === undefined ? [] : [[field.key, String(value)]]
  })
  return {
    order_by: 'order',
    order_direction: 'ASC',
    filters: {
      ...filters,
      ...(versions !== false && { language: filters.language ?? String(english.id) }),
      ...Object.fromEntries(parts),
    },
  }
}

function firstOf<Row>(field: Field<Row>, choices: Choices, language: number) {
  if (field.kind === 'choice') return field.options[0]?.value
  return choices[field.key]?.find(({ language_id }) => language_id === null || language_id === language)?.value
}

function isInOrder<Row extends ResourceRow>(resource: Resource<Row>, state: TableState, narrowed: Partial<TableState>) {
  const { order_by, order_direction, filters = {} } = narrowed
  const isSorted = state.order_by === order_by && state.order_direction === order_direction && state.removed === 0
  return resource.offers?.includes('order') === true && isSorted && Object.keys(filters).every((key) => key in state.filters)
}

type Listed<Row> = {
  rows: readonly Row[]
  choices: Choices
  /** These are still the rows of another state: nothing is moved among them. */
  isOfBefore: boolean
}

/** Rows as they are moved by hand; told when they rest, and undone from the notice. */
export function useOrdering<Row extends ResourceRow>(
  resource: Resource<Row>,
  state: TableState,
  { rows, choices, isOfBefore }: Listed<Row>,
) {
  const { t } = useTranslation()
  const readAnew = useReadAnew()
  const [ids, setIds] = useState<readonly number[] | null>(null)
  const { calls } = resource
  const narrowed = inOrder(resource, state, rows, choices)
  const isOn = isInOrder(resource, state, narrowed)
  const mayMove = isOn && !isOfBefore
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const shown = mayMove && ids !== null ? inWantedOrder(rows, ids) : rows
  const save = useMutation({
    scope: { id: 'order' },
    mutationFn: async (move: { ids: readonly number[]; before: readonly number[] }) => calls.order?.({ body: { ids: [...move.ids] } }),
    onSuccess: (_done, { ids: now, before }) =>
      void showToast('success', t('content.ordered'), { label: t('content.undo'), go: () => save.mutate({ ids: before, before: now }) }),
    onSettled: async (_done, _error, target) => {
      await readAnew()
      // what was moved since waits for its own turn
      setIds((now) => (now?.join() === target.ids.join() ? null : now))
    },
  })
  // what the handles call stays the same, so that a move draws only what moved
  const latest = useRef({ rows, shown, mayMove })
  latest.current = { rows, shown, mayMove }
  const moved = useRef<{ ids: number[]; before: number[] } | null>(null)
  const tell = useCallback(() => {
    clearTimeout(timer.current)
    const target = moved.current
    moved.current = null
    if (target?.ids.some((id, at) => id !== target.before[at])) save.mutate(target)
  }, [save.mutate])
  const rest = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(tell, pause)
  }, [tell])
  // who goes on to another page, of the list or of the site, has moved what was moved
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state is left once
  useEffect(() => tell, [tell, state])
  /** To a place of this page, from 0; true when there is such a place. */
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
  const placeOf = useCallback((id: number) => latest.current.shown.findIndex((row) => row.id === id), [])
  const resetOrder = useCallback(() => {
    moved.current = null
    setIds(null)
  }, [])
  return { isOn, mayMove, narrowed, rows: shown, move, placeOf, rest, keep: resetOrder }
}
export type Ordering = Pick<ReturnType<typeof useOrdering>, 'mayMove' | 'move' | 'placeOf' | 'rest' | 'keep'>
