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
      <Skeleton height={44} />
      <div className={styles.decode}>
        <Skeleton height={360} radius="lg" />
        <Skeleton height={560} radius="lg" />
      </div>
    </div>
  )
}
