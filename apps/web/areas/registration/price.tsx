import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton, Text } from '@mantine/core'
import styles from './plans-screen.module.css'

/** A price, which is empty until it is loaded, and what it pays for. */
export function Price({ price, per }: { price: string; per: string }) {
  return (
    <div>
      <Skeleton visible={price === ''}>
        <p className={styles.price}>{price || '…'}</p>
      </Skeleton>
      <Text c="dimmed">{per}</Text>
    </div>
  )
}
