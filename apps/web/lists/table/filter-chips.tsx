import { shownDate } from '@quartet/domain/dates.ts'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import type { Filter } from './column.ts'
import styles from './filter-chips.module.css'
import { type TableState, unfiltered } from './table-state.ts'
import type { ChangeTable } from './use-table-state.ts'

type Props = { state: TableState; change: ChangeTable; filters: readonly Filter[] }
type Chip = { key: string; label: string; without: Partial<TableState> }

/** The active search and filters; each can be removed alone, or all at once. */
export function FilterChips({ state, change, filters }: Props) {
  const { t } = useTranslation()
  const chips = useChips(state, filters)
  if (chips.length === 0) return null
  return (
    <section className={styles.chips} aria-label={t('table.filtered_by')}>
      {chips.map(({ key, label, without }) => (
        <button
          key={key}
          type="button"
          className={styles.chip}
          aria-label={t('table.remove_filter', { filter: label })}
          onClick={() => change(without)}
        >
          <span>{label}</span>
          <Icon of={IconX} size={16} />
        </button>
      ))}
      <button type="button" className={styles.clear} onClick={() => change(unfiltered)}>
        {t('table.clear')}
      </button>
    </section>
  )
}

function useChips(state: TableState, filters: readonly Filter[]): Chip[] {
  const { t } = useTranslation()
  const chips = filters.flatMap(({ key, title, options }): Chip[] => {
    const { [key]: value, ...others } = state.filters
    if (value === undefined) return []
    const label = options.find((option) => option.value === value)?.label ?? value
    return [
      {
        key,
        label: t('table.filter_is', { filter: title, value: label }),
        without: { filters: others },
      },
    ]
  })
  const day = (key: 'date_from' | 'date_to'): Chip[] =>
    state[key]
      ? [
          {
            key,
            label: t('table.filter_is', {
              filter: t(`table.${key}`),
              value: shownDate(state[key]),
            }),
            without: { [key]: '' },
          },
        ]
      : []
  return [...chips, ...day('date_from'), ...day('date_to')]
}
