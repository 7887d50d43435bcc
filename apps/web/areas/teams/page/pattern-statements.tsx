import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton, Text } from '@mantine/core'
import type { TeamView } from '@quartet/contract/areas/teams.ts'
import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import type { StatementKind } from '@quartet/domain/teams.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PlainTable } from '../../../components/plain-table.tsx'
import { QueryError } from '../../../components/query-error.tsx'
import { Segments } from '../../../components/segments.tsx'
import { client } from '../../../data/client.ts'
import { ExportButton } from '../../../lists/sheets/export-button.tsx'
import { useMemberStatements } from '../team-queries.ts'

/** What the members bring to the team, or need from it, in one pattern at a time. */
export function PatternStatements({ team, kind }: { team: TeamView; kind: StatementKind }) {
  const { t } = useTranslation()
  const [pattern, setPattern] = useState<Pattern>('sequence')
  const query = useMemberStatements(team.id)
  if (query.error && !query.data) return <QueryError query={query} />
  if (!query.data) return <Skeleton height={160} radius="lg" />
  const people = query.data.users.flatMap(({ id, name, user_statements }) => {
    const statements = (user_statements[pattern] ?? []).filter((one) => one.kind === kind)
    return statements.length > 0 ? [{ id, name, statements }] : []
  })
  return (
    <>
      <Segments
        legend={t('teams.pattern')}
        options={patterns.map((value) => ({ value, label: t(`pattern.${value}`) }))}
        value={pattern}
        onChange={setPattern}
      />
      {people.length === 0 && <Text>{t('teams.none_chosen')}</Text>}
      {people.length > 0 && (
        <PlainTable stacked>
          <thead>
            <tr>
              <th scope="col">{t('teams.name_column')}</th>
              <th scope="col">{t(`teams.tab_${kind}`)}</th>
            </tr>
          </thead>
          <tbody>
            {people.map(({ id, name, statements }) => (
              <tr key={id}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                <td data-label={t(`teams.tab_${kind}`)}>
                  <ol>
                    {statements.map(({ statement }) => (
                      <li key={statement}>
                        <bdi>{statement}</bdi>
                      </li>
                    ))}
                  </ol>
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
      {team.role === 'leader' && (
        <ExportButton
          label={t('content.export')}
          request={(options) =>
            client.teams.exportStatements({ params: { team_id: team.id } }, options)
          }
        />
      )}
    </>
  )
}
