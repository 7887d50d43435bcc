import { Title } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../components/query-error.tsx'
import styles from './career.module.css'

/** A screen whose data failed to load, under its own heading. */
export function LoadError({
  query,
  title,
}: {
  query: ComponentProps<typeof QueryError>['query']
  title: string
}) {
  const { t } = useTranslation()
  return (
    <div className={styles.screen}>
      <Title order={1}>{title}</Title>
      <QueryError query={query} title={t('career.failed')} />
    </div>
  )
}
