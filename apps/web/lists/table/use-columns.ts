import { useLocalStorage } from '@mantine/hooks'
import { useMemo } from 'react'
import { useSession } from '../../data/session.ts'
import type { Column, Row } from './column.ts'

/** The columns that a person wants to see, on this device. */
export function useColumns<R extends Row>(table: string, columns: readonly Column<R>[]) {
  const userId = useSession()?.user_id
  const [hidden, setHidden] = useLocalStorage<string[]>({
    key: `columns.${table}.${userId}`,
    defaultValue: columns.filter(({ hiddenAtFirst }) => hiddenAtFirst).map(({ key }) => key),
    getInitialValueInEffect: false,
  })
  const shown = useMemo(
    () => columns.filter(({ key }, at) => at === 0 || !hidden.includes(key)),
    [columns, hidden],
  )
  const toggle = (key: string) =>
    setHidden(hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key])
  return { shown, hidden, toggle }
}
