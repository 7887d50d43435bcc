import { shownNumber } from '../../i18n/numbers.ts'
import styles from './sheets.module.css'

type Figure = { key: string; title: string; count: number }

/** How many rows an import adds, changes and so on; `errors` stands out when there are any. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className={styles.figures}>
    {figures.map(({ key, title, count }) => (
      <div key={key} data-bad={(key === 'errors' && count > 0) || undefined}>
        <dt>{title}</dt>
        <dd>{shownNumber(count)}</dd>
      </div>
    ))}
  </dl>
)
