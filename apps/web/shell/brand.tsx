import { patterns } from '@quartet/domain/patterns.ts'
import { patternColour } from '@quartet/ui/pattern-colour.ts'
import { patternShapes } from '@quartet/ui/pattern-mark.tsx'
import { useTranslation } from 'react-i18next'
import styles from './brand.module.css'

/** The logo (four shapes, two by two) and the name. */
export function Brand({ short = false }: { short?: boolean }) {
  const { t } = useTranslation()
  return (
    <span className={styles.brand}>
      <svg width="32" height="32" viewBox="0 0 72 72" aria-hidden="true">
        {patterns.map((pattern, at) => (
          <g
            key={pattern}
            style={{ color: patternColour(pattern, 'solid') }}
            fill="currentColor"
            transform={`translate(${(at % 2) * 38 + 1} ${Math.floor(at / 2) * 38 + 1})`}
          >
            {patternShapes[pattern]}
          </g>
        ))}
      </svg>
      {!short && t('shell.product')}
    </span>
  )
}
