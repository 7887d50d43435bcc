import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton } from '@mantine/core'
import type { Column, Row } from './column.ts'
import styles from './data-table.module.css'

/** Placeholder of a table: its headings, and rows as high as the real ones. */
export function TableSkeleton<R extends Row>({
  columns,
  rows,
}: {
  columns: readonly Column<R>[]
  rows: number
}) {
  return (
    <div className={styles.scroll} data-loading aria-hidden="true">
      <table className={styles.grid}>
        <thead>
          <tr>
            {columns.map(({ key, title }) => (
              <th key={key}>{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, at) => at).map((at) => (
            <tr key={at}>
              {columns.map(({ key, title }) => (
                <td key={key} data-title={title}>
                  <Skeleton height={14} width="70%" my={15} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
