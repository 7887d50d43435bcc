import { Title } from '@mantine/core'
import type { DayCount } from '@quartet/contract/areas/dashboard.ts'
import { shownDate } from '@quartet/domain/dates.ts'
import { Disclosure } from '@quartet/ui/disclosure.tsx'
import { useTranslation } from 'react-i18next'
import { PlainTable } from '../../components/plain-table.tsx'
import { writtenDate } from '../../i18n/dates.ts'
import { shownNumber } from '../../i18n/numbers.ts'
import { DayLine } from './day-line.tsx'
import styles from './overview.module.css'

type Props = { name: 'tasks' | 'activity'; days: readonly DayCount[] }

/** A line over the days, and the same numbers as a table. */
export function DayChart({ name, days }: Props) {
  const { t } = useTranslation()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  const title = t(`dashboard.${name}`)
  const max = Math.max(...days.map(({ count }) => count))
  const sum = days.reduce((all, { count }) => all + count, 0)
  const label = t('dashboard.chart', {
    ...{ title, sum: shownNumber(sum), max: shownNumber(max) },
    days: t('dashboard.from_to', { first: writtenDate(first.date), last: writtenDate(last.date) }),
  })
  return (
    <section className={styles.part} aria-labelledby={name}>
      <Title order={2} id={name}>
        {title}
      </Title>
      <div className={styles.box}>
        {sum === 0 ? (
          <p className={styles.lead}>{t('dashboard.nothing')}</p>
        ) : (
          <>
            <DayLine days={days} max={max} label={label} />
            <Disclosure title={t('dashboard.table')} plain>
              <DayTable days={days} caption={title} />
            </Disclosure>
          </>
        )}
      </div>
    </section>
  )
}

/** The newest day first. */
function DayTable({ days, caption }: { days: readonly DayCount[]; caption: string }) {
  const { t } = useTranslation()
  return (
    <PlainTable>
      <caption className={styles.lead}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('dashboard.day')}</th>
          <th scope="col">{t('dashboard.number')}</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ date, count }) => (
          <tr key={date}>
            <th scope="row">
              <bdi dir="ltr">{shownDate(date)}</bdi>
            </th>
            <td>{shownNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  )
}
