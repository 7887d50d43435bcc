import type { MemberStatementsView } from '@quartet/contract/areas/teams.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { type StatementKind, statementKinds } from '@quartet/domain/teams.ts'
import { sheetFile } from '../../sheets/sheet-file.ts'

type SheetOptions = { name: string; personId: number; people: readonly MemberStatementsView[] }

/** What members bring to a team and need from one as `{team name}.xlsx`, a row for each pattern. */
export const statementSheet = ({ name, personId, people }: SheetOptions) =>
  sheetFile({
    ...{ name: 'statements', title: name, personId },
    columns: ['name', 'pattern', ...statementKinds],
    rows: people.flatMap(rowsOf),
  })

function rowsOf({ name, user_statements }: MemberStatementsView) {
  return patterns.flatMap((pattern) => {
    const chosen = user_statements[pattern] ?? []
    const textOf = (kind: StatementKind) =>
      chosen.flatMap((one) => (one.kind === kind ? one.statement : [])).join('\n')
    return chosen.length > 0 ? [[name, pattern, ...statementKinds.map(textOf)]] : []
  })
}
