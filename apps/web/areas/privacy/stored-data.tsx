import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PlainTable } from '../../components/plain-table.tsx'
import { TaskStorageUse } from '../../components/task-storage.tsx'
import { usePermissions } from '../../data/use-permissions.ts'
import styles from './own-data.module.css'
import type { OwnData } from './own-data.ts'

/** The stored data by kind: how much, and until when; kinds without data are left out. */
export function StoredData({ stored }: { stored: OwnData['kept'] }) {
  const { t } = useTranslation()
  const mayUseTasks = usePermissions()?.has('access_tasks')
  return (
    <section className={styles.section}>
      <Title order={2}>{t('own_data.kept_title')}</Title>
      <PlainTable stacked>
        <thead>
          <tr>
            <th scope="col">{t('own_data.kind')}</th>
            <th scope="col">{t('own_data.count')}</th>
            <th scope="col">{t('own_data.until')}</th>
          </tr>
        </thead>
        <tbody>
          {stored
            .filter(({ count }) => count > 0)
            .map(({ kind, count, until }) => (
              <tr key={kind}>
                <th scope="row">{t(`own_data.kept_${kind}`)}</th>
                <td data-label={t('own_data.count')}>{count}</td>
                <td data-label={t('own_data.until')}>{t(`own_data.until_${until}`)}</td>
              </tr>
            ))}
        </tbody>
      </PlainTable>
      {mayUseTasks && <TaskStorageUse />}
    </section>
  )
}
