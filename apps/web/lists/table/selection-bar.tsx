import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { counted, shownNumber } from '../../i18n/numbers.ts'
import type { BulkAction, Row } from './column.ts'
import { maxSelected } from './paging.ts'
import styles from './selection-bar.module.css'
import type { List } from './use-list.ts'

type Props<R extends Row> = {
  list: List<R>
  bulk: readonly BulkAction<R>[]
  view: string
}

/** The actions on the selected rows; selecting more than the page is a separate step. */
export function SelectionBar<R extends Row>({ list, bulk, view }: Props<R>) {
  const { t } = useTranslation()
  const { selection, count: total } = list
  const all = useMutation({ mutationFn: list.selectMatching })
  const count = selection.rows.size
  if (count === 0) return null
  const rows = [...selection.rows.values()]
  const beyond =
    total > count && list.rows?.every(({ id }) => selection.rows.has(id)) && count < maxSelected
  return (
    <section className={styles.bar} aria-label={t('table.chosen_title')}>
      <p aria-live="polite">{t('table.chosen', counted(count))}</p>
      {bulk.map(({ key, label, icon, max, go }) => (
        <Button
          key={key}
          variant="default"
          leftSection={<Icon of={icon} />}
          disabled={count > max}
          onClick={() => go(rows, selection.clear)}
        >
          {label}
        </Button>
      ))}
      <Button variant="subtle" onClick={selection.clear}>
        {t('table.choose_none')}
      </Button>
      {beyond && (
        <Button variant="subtle" loading={all.isPending} onClick={() => all.mutate()}>
          {total > maxSelected
            ? t('table.choose_first', {
                most: shownNumber(maxSelected),
                all: shownNumber(total),
                view,
              })
            : t('table.choose_all', { all: shownNumber(total), view })}
        </Button>
      )}
      {bulk
        .filter(({ max }) => count > max)
        .map(({ key, label, max }) => (
          <p key={key} className={styles.note}>
            {t('table.at_most', { action: label, most: shownNumber(max) })}
          </p>
        ))}
    </section>
  )
}
