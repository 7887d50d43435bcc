import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton, Title } from '@mantine/core'
import { patterns } from '@quartet/domain/patterns.ts'
import styles from './career.module.css'
import questions from './career-questions.module.css'

/** Placeholder while the questions load. */
export function CareerSkeleton({ title }: { title: string }) {
  return (
    <div className={styles.screen} aria-busy="true">
      <Title order={1}>{title}</Title>
      <Skeleton height={96} radius="lg" />
      <div className={questions.patterns}>
        {patterns.map((pattern) => (
          <Skeleton key={pattern} height={320} radius="lg" />
        ))}
      </div>
    </div>
  )
}
