import { Button, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './table-empty.module.css'
import { isFiltered, type TableState, unfiltered } from './table-state.ts'
import type { ChangeTable } from './use-table-state.ts'

type Props = { state: TableState; change: ChangeTable; view: string; hint: string }

/** Why the list is empty, and the one thing to do about it. */
export function TableEmpty({ state, change, view, hint }: Props) {
  const { t } = useTranslation()
  const searched = state.search_text.trim()
  const narrowed = searched !== '' || isFiltered(state)
  return (
    <div className={styles.empty} role="status">
      <Title order={2} size="h3">
        {searched
          ? t('table.none_found', { view })
          : narrowed
            ? t('table.no_results')
            : t('table.none_here', { view })}
      </Title>
      <p>
        {searched
          ? t('table.none_found_text', { text: searched })
          : narrowed
            ? t('table.no_results_text')
            : state.removed === 1
              ? t('table.bin_empty')
              : hint}
      </p>
      {narrowed && (
        <Button variant="default" onClick={() => change(unfiltered)}>
          {t('table.clear')}
        </Button>
      )}
    </div>
  )
}
