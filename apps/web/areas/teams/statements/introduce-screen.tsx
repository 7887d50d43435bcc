import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton } from '@mantine/core'
import { patterns } from '@quartet/domain/patterns.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { NoResultNote } from '../../../components/no-result-note.tsx'
import { QueryError } from '../../../components/query-error.tsx'
import { StatementCards } from '../../../components/statement-cards.tsx'
import { api } from '../../../data/client.ts'
import { useSession } from '../../../data/session.ts'
import { BuildTeamFrame } from '../build-team-frame.tsx'
import { ChooseStatements } from './choose-statements.tsx'

/** The first step of building a team: the person chooses statements about themselves. */
export const IntroduceScreen = () => (
  <BuildTeamFrame step={1}>
    <Statements />
  </BuildTeamFrame>
)

function Statements() {
  const { t } = useTranslation()
  const user_id = useSession()?.user_id ?? 0
  const statements = useQuery(api.teamBuilding.statements.queryOptions({ meta: { quiet: true } }))
  const person = useQuery(
    api.profile.show.queryOptions({ input: { params: { user_id } }, meta: { quiet: true } }),
  )
  const failed = [statements, person].find(({ error, data }) => error && !data)
  if (failed) return <QueryError query={failed} title={t('career.failed')} />
  if (!statements.data || !person.data) return <Placeholder />
  const { user } = person.data
  if (user.classification === null)
    return <NoResultNote title={t('team_steps.no_result_title')} text={t('team_steps.no_result')} />
  return <ChooseStatements offered={statements.data} person={user} />
}

const Placeholder = () => (
  <div aria-busy="true">
    <StatementCards>
      {patterns.map((pattern) => (
        <Skeleton key={pattern} height={320} radius="lg" />
      ))}
    </StatementCards>
  </div>
)
