import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton, Title } from '@mantine/core'
import { patterns } from '@quartet/domain/patterns.ts'
import { StatementCards } from '../../components/statement-cards.tsx'
import styles from './career.module.css'

/** Placeholder while the questions load. */
export function CareerSkeleton({ title }: { title: string }) {
  return (
    <div className={styles.screen} aria-busy="true">
      <Title order={1}>{title}</Title>
      <Skeleton height={96} radius="lg" />
      <StatementCards>
        {patterns.map((pattern) => (
          <Skeleton key={pattern} height={320} radius="lg" />
        ))}
      </StatementCards>
    </div>
  )
}
