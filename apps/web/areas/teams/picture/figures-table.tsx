import { Title } from '@mantine/core'
import { bands } from '@quartet/domain/bands.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { figuresOf, type PicturePerson } from '@quartet/domain/team-picture.ts'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { useTranslation } from 'react-i18next'
import { PlainTable } from '../../../components/plain-table.tsx'
import { shownNumber } from '../../../i18n/numbers.ts'
import styles from './team-picture.module.css'

const shownMean = (mean: number) => shownNumber(Math.round(10 * mean) / 10)

/** Lowest, mean and highest score of each pattern, and how many people are in each band. */
export function FiguresTable({ people }: { people: readonly PicturePerson[] }) {
  const { t } = useTranslation()
  const figures = figuresOf(people)
  const columns = ['min', 'mean', 'max'] as const
  return (
    <section className={styles.figures}>
      <Title order={3}>{t('team_picture.figures')}</Title>
      <PlainTable stacked>
        <thead>
          <tr>
            <th scope="col">{t('team_picture.pattern')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`team_picture.${column}`)}
              </th>
            ))}
            {bands.toReversed().map((band) => (
              <th key={band} scope="col">
                {t(`band.${band}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {patterns.map((pattern) => {
            const { range, counts } = figures[pattern]
            return (
              <tr key={pattern}>
                <th scope="row">
                  <span className={styles.withMark}>
                    <PatternMark pattern={pattern} size={24} />
                    {t(`pattern.${pattern}`)}
                  </span>
                </th>
                {columns.map((column) => (
                  <td key={column} data-label={t(`team_picture.${column}`)}>
                    {range ? shownMean(range[column]) : '–'}
                  </td>
                ))}
                {bands.toReversed().map((band) => (
                  <td key={band} data-label={t(`band.${band}`)}>
                    {counts[band]}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </PlainTable>
    </section>
  )
}
