import { Text } from '@mantine/core'
import { compareTwo } from '@quartet/domain/team-comparison.ts'
import type { ScoredPerson } from '@quartet/domain/team-picture.ts'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { useTranslation } from 'react-i18next'
import { PlainTable } from '../../../components/plain-table.tsx'
import { ScoreCell } from './score-cell.tsx'
import styles from './team-picture.module.css'

/** Two people side by side: their scores, and what the bands say about working together. */
export function CompareTable({ one, other }: { one: ScoredPerson; other: ScoredPerson }) {
  const { t } = useTranslation()
  const nameOf = ({ name }: ScoredPerson) => `\u2068${name}\u2069`
  return (
    <div className={styles.compare}>
      <PlainTable stacked>
        <thead>
          <tr>
            <th scope="col">{t('team_picture.pattern')}</th>
            <th scope="col">{one.name}</th>
            <th scope="col">{other.name}</th>
            <th scope="col">{t('team_picture.difference')}</th>
            <th scope="col">{t('team_picture.together')}</th>
          </tr>
        </thead>
        <tbody>
          {compareTwo(one, other).map(({ pattern, difference, kind, more, less }) => (
            <tr key={pattern}>
              <th scope="row">
                <span className={styles.withMark}>
                  <PatternMark pattern={pattern} size={24} />
                  {t(`pattern.${pattern}`)}
                </span>
              </th>
              <td data-label={one.name}>
                <ScoreCell score={one.scores[pattern]} t={t} />
              </td>
              <td data-label={other.name}>
                <ScoreCell score={other.scores[pattern]} t={t} />
              </td>
              <td data-label={t('team_picture.difference')}>{difference}</td>
              <td data-label={t('team_picture.together')}>
                {t(`team_picture.compare_${kind}`, { more: nameOf(more), less: nameOf(less) })}
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      <Text c="dimmed">{t('team_picture.honest')}</Text>
    </div>
  )
}
