import styles from './completeness-bar.module.css'

/**
 * A bar of `count` out of `of`, on a line of its own in a grid or wrapping row; hidden from screen
 * readers, as the text beside it says the same.
 */
export const ShareBar = ({ count, of }: { count: number; of: number }) => (
  <span className={styles.bar} aria-hidden="true">
    <span
      style={{ inlineSize: `${of === 0 ? 0 : Math.min(100, (100 * count) / of)}%` }}
      data-whole={count >= of || undefined}
    />
  </span>
)
