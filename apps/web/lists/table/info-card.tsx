import type { ReactNode } from 'react'
import type { Column, Row } from './column.ts'
import styles from './info-card.module.css'
import { type Info, infoRows } from './info-rows.ts'

/** Keys and values of one item, one below the other; dates are formatted as everywhere. */
export function InfoCard({
  info,
  labels,
}: {
  info: Info
  labels: Readonly<Record<string, string>>
}) {
  return (
    <dl className={styles.card}>
      {infoRows(info).map(({ key, value, isDate }) => (
        <Entry key={key} title={labels[key] ?? key}>
          {isDate ? <bdi dir="ltr">{value}</bdi> : value}
        </Entry>
      ))}
    </dl>
  )
}

/** The columns of a row as a card, without those that are empty. */
export const ColumnCard = <R extends Row>({
  row,
  columns,
}: {
  row: R
  columns: readonly Column<R>[]
}) => (
  <dl className={styles.card}>
    {columns.map(({ key, title, cell, isControl }) => {
      const value = isControl ? null : cell(row)
      return value === null || value === undefined || value === '' ? null : (
        <Entry key={key} title={title}>
          {value}
        </Entry>
      )
    })}
  </dl>
)

const Entry = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.row}>
    <dt>{title}</dt>
    <dd dir="auto">{children}</dd>
  </div>
)
