import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { counted, shownNumber } from '../../i18n/numbers.ts'
import styles from './sheets.module.css'

type Page = { count: number; changes: readonly unknown[] }

/** Where the next page of changes begins; undefined after the last one. */
export function nextOffset({ count }: Page, pages: readonly Page[]) {
  const shown = pages.reduce((sum, page) => sum + page.changes.length, 0)
  return shown < count ? shown : undefined
}

type Query = {
  data: { pages: readonly Page[] } | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

/** The changes of an import as a table body for each row: a page first, more on request. */
export function ChangeTable({
  query: { data, hasNextPage, isFetchingNextPage, fetchNextPage },
  first,
  children,
}: {
  query: Query
  /** The heading of the first column. */
  first: string
  children: ReactNode
}) {
  const { t } = useTranslation()
  const pages = data?.pages ?? []
  const shown = pages.reduce((sum, page) => sum + page.changes.length, 0)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section className={styles.rows} tabIndex={0} aria-label={t('content.sheets_changes')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              <th scope="col">{t('content.sheets_column')}</th>
              <th scope="col">{t('content.sheets_before')}</th>
              <th scope="col">{t('content.sheets_after')}</th>
            </tr>
          </thead>
          {children}
        </table>
      </section>
      {data && (
        <Group mt="sm">
          <span role="status">
            {t('content.count_of', {
              ...counted(shown),
              of: shownNumber(pages.at(-1)?.count ?? 0),
            })}
          </span>
          {hasNextPage && (
            <Button
              variant="default"
              loading={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              {t('content.sheets_show_more')}
            </Button>
          )}
        </Group>
      )}
    </>
  )
}

type Cell = { column: string; before: string | null; after: string | null }

/** What changes in one cell; it follows the cell that names the row. */
export const ChangedCell = ({ cell: { column, before, after } }: { cell: Cell }) => (
  <>
    <td>
      <bdi>{column}</bdi>
    </td>
    <td>
      <bdi>{before || '–'}</bdi>
    </td>
    <td>
      <bdi>{after || '–'}</bdi>
    </td>
  </>
)
