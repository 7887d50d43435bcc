import { Title } from '@mantine/core'
import type { Statistics } from '@quartet/contract/areas/dashboard.ts'
import { useTranslation } from 'react-i18next'
import { shownNumber } from '../../i18n/numbers.ts'
import { BarTable } from './bar-table.tsx'
import styles from './overview.module.css'

/** How many people have taken each step of the way. */
export function WayChart({ figures }: { figures: Statistics }) {
  const { t } = useTranslation()
  const { all_users: all, joined_count } = figures
  const done = (missing: number | null) => all - (missing ?? 0)
  const steps = [
    ['people', all],
    ['joined', joined_count],
    ['inventory', done(figures.users_didnot_finish_lci_count)],
    ['profile', done(figures.users_didnot_finish_plp_count)],
    ['decoded_task', done(figures.users_didnot_decode_tasks_count)],
    ['team', done(figures.users_not_in_teams_count)],
  ] as const
  return (
    <section className={styles.part} aria-labelledby="way">
      <Title order={2} id="way">
        {t('dashboard.way')}
      </Title>
      <BarTable
        head={[t('dashboard.way'), t('dashboard.all_users')]}
        max={all}
        rows={steps.flatMap(([step, n]) =>
          n === null
            ? []
            : [
                {
                  ...{ key: step, name: t(`dashboard.way_${step}`), n },
                  text: t('dashboard.n_of', { n: shownNumber(n), all: shownNumber(all) }),
                },
              ],
        )}
      />
    </section>
  )
}
