import { useLocalStorage } from '@mantine/hooks'
import { useSession } from '../../data/session.ts'
import type { TableState } from './table-state.ts'

/** What a saved view remembers of a list. */
const remembered = [
  'search_text',
  'order_by',
  'order_direction',
  'removed',
  'date_from',
  'date_to',
  'filters',
] as const satisfies readonly (keyof TableState)[]

export type SavedView = {
  name: string
  state: Pick<TableState, (typeof remembered)[number]>
}

const maxViews = 20
export const longestViewName = 40

/** The views of a list that a person has named, on this device. */
export function useSavedViews(table: string) {
  const userId = useSession()?.user_id
  const [views, setViews] = useLocalStorage<readonly SavedView[]>({
    key: `views.${table}.${userId}`,
    defaultValue: [],
    getInitialValueInEffect: false,
  })
  const without = (name: string) => views.filter((view) => view.name !== name)
  return {
    views,
    isFull: views.length >= maxViews,
    /** Saves a view; one of the same name is replaced. */
    save: (name: string, state: TableState) =>
      setViews([
        ...without(name),
        { name, state: Object.fromEntries(remembered.map((key) => [key, state[key]])) as never },
      ]),
    remove: (name: string) => setViews(without(name)),
  }
}
