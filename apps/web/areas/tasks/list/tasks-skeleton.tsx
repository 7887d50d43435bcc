import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton, Title } from '@mantine/core'
import { patterns } from '@quartet/domain/patterns.ts'
import cards from './score-cards.module.css'
import styles from './tasks.module.css'

/** Placeholder while the screen loads. */
export function TasksSkeleton({ title }: { title: string }) {
  return (
    <div className={styles.tasks} aria-busy="true">
      <Title order={1} className={styles.title}>
        {title}
      </Title>
      <div className={cards.cards}>
        {patterns.map((pattern) => (
          <Skeleton key={pattern} className={cards.placeholder} radius="md" />
        ))}
      </div>
      <Skeleton height={44} radius="md" />
      <Skeleton height={340} radius="lg" />
    </div>
  )
}
