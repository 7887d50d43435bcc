import styles from './completeness-bar.module.css'

/** How much there is of all that is needed, on a line of its own in a grid or a wrapping row; the words beside it say the same. */
export const ShareBar = ({ count, of }: { count: number; of: number }) => (
  <span className={styles.bar} aria-hidden="true">
    <span style={{ inlineSize: `${of === 0 ? 0 : Math.min(100, (100 * count) / of)}%` }} data-whole={count >= of || undefined} />
  </span>
)
