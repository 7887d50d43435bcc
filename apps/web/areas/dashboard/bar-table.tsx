import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './overview.module.css'

type BarRow = { key: string; name: ReactNode; n: number; text: string }
type Props = { head: readonly [string, string]; max: number; rows: readonly BarRow[] }

/** A table that is its own chart: each number with a bar. */
export const BarTable = ({ head, max, rows }: Props) => (
  <div className={styles.box}>
    <table className={styles.bars}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{head[0]}</VisuallyHidden>
          </th>
          <th scope="col">
            <VisuallyHidden>{head[1]}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, n, text }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>
              <span className={styles.track} aria-hidden>
                <span
                  className={styles.bar}
                  style={{ inlineSize: `${max > 0 ? (n / max) * 100 : 0}%` }}
                />
              </span>
              <span className={styles.count}>{text}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
