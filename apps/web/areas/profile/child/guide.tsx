import type { Band } from '@quartet/domain/bands.ts'
import type { Pattern } from '@quartet/domain/patterns.ts'
import type { DrawnPicture as Picture } from '@quartet/domain/pictures.ts'
import { DrawnPicture } from '@quartet/ui/drawn-picture.tsx'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/language.ts'
import { ReadAloud } from '../../../speech/read-aloud.tsx'
import styles from './child.module.css'

/** The creature drawn from each pattern's shape. */
const pictures: Record<Pattern, Picture> = {
  sequence: 'drawn-1',
  precision: 'drawn-2',
  technical_reasoning: 'drawn-3',
  confluence: 'drawn-4',
}
const degrees = { Avoid: 'avoid', 'As Needed': 'needed', 'Use First': 'first' } as const

type Props = { pattern: Pattern; band: Band | null; leads: boolean }

/** A creature that says in plain words how a child uses its pattern. */
export function Guide({ pattern, band, leads }: Props) {
  const { t } = useTranslation()
  const { id } = useLanguage()
  if (!band) return null
  const [name, words] = [t(`child.${pattern}`), t(`child.${pattern}_${degrees[band]}`)]
  return (
    <li className={styles.guide} data-leads={leads || undefined}>
      <span className={styles.creature}>
        <DrawnPicture name={pictures[pattern]} background={pattern} size="100%" />
      </span>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p>{words}</p>
      </div>
      <ReadAloud text={[name, words]} language_id={id} />
    </li>
  )
}
