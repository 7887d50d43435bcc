import { ActionIcon, Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import type { BulkAction, Row } from './column.ts'
import styles from './selection-bar.module.css'
import type { Selection } from './use-selection.ts'

/** The most rows that a call accepts. */
export const maxSelected = 999

type Props<R extends Row> = {
  selection: Selection<R>
  data: { rows: readonly R[]; count: number } | undefined
  bulk: readonly BulkAction<R>[]
  matching: (() => Promise<readonly R[]>) | undefined
  view: string
}

/** The actions on the selected rows; selecting more than the page is a separate step. */
export function SelectionBar<R extends Row>({ selection, data, bulk, matching, view }: Props<R>) {
  const { t } = useTranslation()
  const all = useMutation({
    mutationFn: async () => (await matching?.()) ?? [],
    onSuccess: (rows) => selection.change(rows, true),
  })
  const count = selection.rows.size
  if (count === 0) return null
  const rows = [...selection.rows.values()]
  const total = data?.count ?? 0
  const beyond =
    total > count && data?.rows.every(({ id }) => selection.rows.has(id)) && count < maxSelected
  return (
    <section className={styles.bar} aria-label={t('table.chosen_title')}>
      <p aria-live="polite">{t('table.chosen', { count })}</p>
      {bulk.map(({ key, label, icon, max, go }) => (
        <ActionIcon
          key={key}
          variant="default"
          aria-label={label}
          title={label}
          disabled={count > max}
          onClick={() => go(rows)}
        >
          <Icon of={icon} />
        </ActionIcon>
      ))}
      <Button variant="subtle" onClick={selection.clear}>
        {t('table.choose_none')}
      </Button>
      {beyond && matching && (
        <Button variant="subtle" loading={all.isPending} onClick={() => all.mutate()}>
          {total > maxSelected
            ? t('table.choose_first', { most: maxSelected, all: total, view })
            : t('table.choose_all', { all: total, view })}
        </Button>
      )}
      {bulk
        .filter(({ max }) => count > max)
        .map(({ key, label, max }) => (
          <p key={key} className={styles.note}>
            {t('table.at_most', { action: label, most: max })}
          </p>
        ))}
    </section>
  )
}
