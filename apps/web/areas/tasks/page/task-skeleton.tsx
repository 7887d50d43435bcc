import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './task-screen.module.css'

/** Placeholder while a task loads. */
export function TaskSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={styles.screen} aria-busy="true">
      <Title order={1} size="h2">
        {t('decode.page')}
      </Title>
      <Skeleton height={96} />
      <Skeleton height={54} radius="lg" />
      <Skeleton height={560} radius="lg" />
      {[2, 3, 4, 5].map((step) => (
        <Skeleton key={step} height={60} radius="lg" />
      ))}
    </div>
  )
}
