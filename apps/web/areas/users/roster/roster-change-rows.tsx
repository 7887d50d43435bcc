import type { RosterChange } from '@quartet/contract/areas/roster.ts'
import { useTranslation } from 'react-i18next'

/** What changes about each person, cell by cell. */
export function RosterChangeRows({ changes }: { changes: readonly RosterChange[] }) {
  const { t } = useTranslation()
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('roster.person')}</th>
          <th scope="col">{t('content.sheets_column')}</th>
          <th scope="col">{t('content.sheets_before')}</th>
          <th scope="col">{t('content.sheets_after')}</th>
        </tr>
      </thead>
      {changes.map((change) => (
        <tbody key={`${change.row} ${change.id}`}>
          <Lines change={change} />
        </tbody>
      ))}
    </table>
  )
}

function Lines({ change }: { change: RosterChange }) {
  const { t } = useTranslation()
  const { kind, note, cells } = change
  const sentence = note ? t(`roster.note_${note}`) : kind === 'leaving' ? t('roster.leaves') : null
  const [first, ...others] = cells
  if (sentence || !first)
    return (
      <tr>
        <Name change={change} rows={1} />
        <td colSpan={3}>{sentence}</td>
      </tr>
    )
  return (
    <>
      <tr>
        <Name change={change} rows={cells.length} />
        <Cell cell={first} />
      </tr>
      {others.map((cell) => (
        <tr key={cell.column}>
          <Cell cell={cell} />
        </tr>
      ))}
    </>
  )
}

const Cell = ({ cell: { column, before, after } }: { cell: RosterChange['cells'][number] }) => (
  <>
    <td>
      <bdi>{column}</bdi>
    </td>
    <td>
      <bdi>{before || '–'}</bdi>
    </td>
    <td>
      <bdi>{after || '–'}</bdi>
    </td>
  </>
)

const Name = ({ change: { name }, rows }: { change: RosterChange; rows: number }) => (
  <th scope="rowgroup" rowSpan={rows}>
    <bdi>{name}</bdi>
  </th>
)
