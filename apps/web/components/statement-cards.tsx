import type { Band } from '@quartet/domain/bands.ts'
import type { Pattern } from '@quartet/domain/patterns.ts'
import { BandMark } from '@quartet/ui/band-mark.tsx'
import { patternColour } from '@quartet/ui/pattern-colour.ts'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './statement-cards.module.css'

/** One card per pattern, two beside each other on a wide screen. */
export const StatementCards = ({ children }: { children: ReactNode }) => (
  <div className={styles.cards}>{children}</div>
)

/** A card with the name of a pattern and the person's degree, null while it is unknown. */
export function StatementCard({
  pattern,
  band,
  children,
}: {
  pattern: Pattern
  band: Band | null
  children: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <section
      className={styles.card}
      style={{ borderBlockStartColor: patternColour(pattern, 'solid') }}
    >
      <h3 className={styles.title}>
        <PatternMark pattern={pattern} size={32} />
        {t(`pattern.${pattern}`)}
        {band && (
          <span className={styles.band}>
            <BandMark band={band} />
            {t(`band.${band}`)}
          </span>
        )}
      </h3>
      {children}
    </section>
  )
}

/** The title of the statements of another degree, with their number in words. */
export function OtherBand({ band, countText }: { band: Band; countText: string | undefined }) {
  const { t } = useTranslation()
  return (
    <span className={styles.other}>
      <BandMark band={band} />
      {t(`band.${band}`)} {countText && <span className={styles.count}>{countText}</span>}
    </span>
  )
}
