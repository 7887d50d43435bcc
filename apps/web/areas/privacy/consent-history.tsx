import { Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { localDay, shownDate } from '../../base/dates.ts'
import styles from './own-data.module.css'
import type { OwnData } from './own-data.ts'

const dayOf = (moment: string) => shownDate(localDay(new Date(moment)))

/** Every yes that there was, the newest first: to what, by whom and how, from when and to when. */
export function ConsentHistory({ consents }: { consents: OwnData['consents'] }) {
  const { t } = useTranslation()
  return (
    <section className={styles.section}>
      <Title order={2}>{t('own_data.history_title')}</Title>
      {consents.length === 0 ? (
        <Text>{t('own_data.history_empty')}</Text>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('own_data.purpose')}</th>
              <th scope="col">{t('own_data.by')}</th>
              <th scope="col">{t('own_data.from')}</th>
              <th scope="col">{t('own_data.to')}</th>
            </tr>
          </thead>
          <tbody>
            {consents.map(({ id, purpose, by, by_name, how, given_at, withdrawn_at }) => (
              <tr key={id}>
                <th scope="row">{t(`own_data.purpose_${purpose}`)}</th>
                <td data-label={t('own_data.by')}>
                  <div>{t(`own_data.by_${by}`, { name: by_name ?? '' })}</div>
                  <div>{t(`own_data.how_${how}`)}</div>
                </td>
                <td data-label={t('own_data.from')}>{dayOf(given_at)}</td>
                <td data-label={t('own_data.to')}>{withdrawn_at ? dayOf(withdrawn_at) : t('own_data.still')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
