import { bandOf } from '@quartet/domain/bands.ts'
import { BandMark } from '@quartet/ui/band-mark.tsx'
import type { TFunction } from 'i18next'
import styles from './people-table.module.css'

/** A score with the shape of its band. `t` is passed on: a hook in each of 2,000 cells takes long. */
export function ScoreCell({ score, t }: { score: number; t: TFunction }) {
  const band = bandOf(score) ?? 'Avoid'
  return (
    <span className={styles.score}>
      {score}
      <BandMark band={band} size={14} title={t(`band.${band}`)} />
    </span>
  )
}
