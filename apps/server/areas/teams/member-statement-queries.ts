import type { MemberStatementsView } from '@quartet/contract/areas/teams.ts'
import { type Pattern, perPattern } from '@quartet/domain/patterns.ts'
import type { StatementKind } from '@quartet/domain/teams.ts'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { defaultLanguageId } from '../languages/queries.ts'

type Row = { id: number; name: string; pattern: Pattern; kind: StatementKind; statement: string }

/**
 * What the accepted members of a team have chosen about themselves, by name and in this language;
 * in English where a version is missing.
 */
export async function listMemberStatements(
  db: Reader,
  teamId: number,
  languageId: number,
): Promise<MemberStatementsView[]> {
  const { rows } = await db.execute<Row>(sql`
    select u.id, trim(u.first_name || ' ' || u.last_name) as name, g.pattern, q.kind, v.title as statement
    from team_members m
    join users u on u.id = m.user_id and u.removed = 0 and u.awaiting_consent_since is null
    join selected_team_statements s on s.user_id = u.id
    join team_statement_groups g on g.key = s.statement_key
    join statement_question_groups q on q.key = g.question_key
    join lateral (
      select title from team_statement_versions v
      where v.group_key = g.key and v.removed = 0 and v.language_id in (${languageId}, ${defaultLanguageId})
      order by v.language_id = ${languageId} desc limit 1) v on true
    where m.team_id = ${teamId} and m.status = 'accepted'
    order by u.sorted, u.id, q.kind, g."order", g.key`)
  const people = Map.groupBy(rows, ({ id }) => id)
  return [...people].map(([id, statements]) => ({
    id,
    name: statements[0]?.name ?? '',
    user_statements: perPattern((pattern) =>
      statements
        .filter((one) => one.pattern === pattern)
        .map(({ kind, statement }) => ({ kind, statement })),
    ),
  }))
}
