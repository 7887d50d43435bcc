import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { shownNumber } from '../../i18n/numbers.ts'
import { type PageSize, pageLinks, pageSizes, pagesOf, rowsShown } from './paging.ts'
import styles from './table-foot.module.css'
import type { TableState } from './table-state.ts'
import { usePageSize } from './use-page-size.ts'
import type { ChangeTable } from './use-table-state.ts'

type Props = { state: TableState; change: ChangeTable; count: number }

/** Which rows of how many are shown, the rows per page, and the links to other pages. */
export function TableFoot({ state, change, count }: Props) {
  const { t } = useTranslation()
  const [, setPageSize] = usePageSize()
  const { from, to } = rowsShown(state.page, state.per_page, count)
  return (
    <div className={styles.foot}>
      <p aria-live="polite">
        {t('table.showing', {
          ...{ from: shownNumber(from), to: shownNumber(to) },
          all: shownNumber(count),
        })}
      </p>
      <NativeSelect
        className={styles.size}
        aria-label={t('table.per_page')}
        value={state.per_page}
        data={pageSizes.map((size) => ({ value: String(size), label: shownNumber(size) }))}
        onChange={({ currentTarget }) => {
          const per_page = Number(currentTarget.value) as PageSize
          change({ per_page })
          setPageSize(per_page)
        }}
      />
      <Pages state={state} change={change} pages={pagesOf(count, state.per_page)} />
    </div>
  )
}

function Pages({ state: { page }, change, pages }: Omit<Props, 'count'> & { pages: number }) {
  const { t } = useTranslation()
  if (pages === 1) return null
  const links = pageLinks(Math.min(page, pages), pages)
  const way = (to: number, text: string, label: string) => (
    <button
      key={label}
      type="button"
      aria-label={label}
      aria-current={to === page ? 'page' : undefined}
      disabled={to < 1 || to > pages}
      onClick={() => change({ page: to })}
    >
      {text}
    </button>
  )
  return (
    <nav className={styles.pages} aria-label={t('table.pages')}>
      {(links[0] ?? 1) > 1 && way(1, '«', t('table.first'))}
      {links.map((number) =>
        way(number, shownNumber(number), t('table.page', { number: shownNumber(number) })),
      )}
      {(links.at(-1) ?? pages) < pages &&
        way(pages, '»', t('table.last', { number: shownNumber(pages) }))}
    </nav>
  )
}
