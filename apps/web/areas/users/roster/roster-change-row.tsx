import type { RosterChange } from '@quartet/contract/areas/roster.ts'
import { useTranslation } from 'react-i18next'
import { ChangedCell } from '../../../lists/sheets/change-table.tsx'

/** What changes about a person, cell by cell, or a sentence. */
export const RosterChangeRow = ({ change }: { change: RosterChange }) => (
  <tbody>
    <Lines change={change} />
  </tbody>
)

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
        <ChangedCell cell={first} />
      </tr>
      {others.map((cell) => (
        <tr key={cell.column}>
          <ChangedCell cell={cell} />
        </tr>
      ))}
    </>
  )
}

const Name = ({ change: { name }, rows }: { change: RosterChange; rows: number }) => (
  <th scope="rowgroup" rowSpan={rows}>
    <bdi>{name}</bdi>
  </th>
)
