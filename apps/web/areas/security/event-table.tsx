import type { SecurityKind } from '@quartet/domain/security.ts'
import { useTranslation } from 'react-i18next'
import { shownMinute } from '../../i18n/dates.ts'
import { useLanguage } from '../../i18n/language.ts'
import styles from './security.module.css'

type SecurityEvent = {
  at: string
  kind: SecurityKind
  network: string
  account: string | null
  count: number
}

const noNetwork = { other: 'security.many_networks', unknown: 'security.no_network' } as const

export function EventTable({ events }: { events: readonly SecurityEvent[] }) {
  const { t } = useTranslation()
  const { tag } = useLanguage()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className={styles.card} tabIndex={0} aria-labelledby="events">
      <h2 id="events">{t('security.events')}</h2>
      <table className={styles.events}>
        <thead>
          <tr>
            <th scope="col">{t('security.at')}</th>
            <th scope="col">{t('security.kind')}</th>
            <th scope="col">{t('security.network')}</th>
            <th scope="col">{t('security.account')}</th>
            <th scope="col">{t('security.count')}</th>
          </tr>
        </thead>
        <tbody>
          {events.map(({ at, kind, network, account, count }) => (
            <tr key={`${at} ${kind} ${network} ${account}`}>
              <td data-label={t('security.at')}>
                <bdi>{shownMinute(at)}</bdi>
              </td>
              <th scope="row">{t(`security.${kind}`)}</th>
              <td data-label={t('security.network')}>
                {network in noNetwork ? (
                  t(noNetwork[network as keyof typeof noNetwork])
                ) : (
                  <bdi dir="ltr">{network}</bdi>
                )}
              </td>
              <td data-label={t('security.account')}>
                {account ? <bdi dir="ltr">{account}</bdi> : '–'}
              </td>
              <td data-label={t('security.count')}>{count.toLocaleString(tag)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
