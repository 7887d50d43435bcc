import { Gathering } from '@quartet/ui/gathering.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './split-card.module.css'

/** A small form on a card with a picture beside it. */
export function SplitCard({
  scene,
  children,
}: {
  scene: 'together' | 'sent' | 'lost'
  children: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <div className={styles.split}>
      <div className={styles.picture}>
        <Gathering name={scene} />
        <p className={styles.tagline}>{t('shell.tagline')}</p>
      </div>
      <div className={styles.card}>{children}</div>
    </div>
  )
}
