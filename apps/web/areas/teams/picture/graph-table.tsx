import { VisuallyHidden } from '@mantine/core'
import { bandOf } from '@quartet/domain/bands.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import type { ScoredPerson } from '@quartet/domain/team-picture.ts'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'

/** The graph as a table for screen readers. */
export const GraphTable = memo(function GraphTable({
  people,
}: {
  people: readonly ScoredPerson[]
}) {
  const { t } = useTranslation()
  const names = {
    Avoid: t('band.Avoid'),
    'As Needed': t('band.As Needed'),
    'Use First': t('band.Use First'),
  }
  const nameOf = (score: number) => names[bandOf(score) ?? 'Avoid']
  return (
    <VisuallyHidden component="div">
      <table>
        <caption>{t('team_picture.table_label')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('team_picture.name')}</th>
            {patterns.map((pattern) => (
              <th key={pattern} scope="col">
                {t(`pattern.${pattern}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map(({ id, name, scores }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {patterns.map((pattern) => (
                <td key={pattern}>{`${scores[pattern]}, ${nameOf(scores[pattern])}`}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
})
