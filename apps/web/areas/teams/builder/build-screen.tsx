import { Skeleton, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../components/query-error.tsx'
import { useMe } from '../../../data/use-me.ts'
import { useRouteMeta } from '../../../shell/meta.ts'
import { BuildTeamFrame } from '../build-team-frame.tsx'
import { useGroupMembers } from '../team-queries.ts'
import { addressOfStep } from '../team-steps.ts'
import { TeamBuilder } from './team-builder.tsx'

/** The second step of building a team: its name and its members, perhaps those of a group. */
export const BuildScreen = ({ group }: { group?: number | undefined }) => (
  <BuildTeamFrame step={2}>
    <Build group={group} />
  </BuildTeamFrame>
)

function Build({ group }: { group: number | undefined }) {
  const { t } = useTranslation()
  const me = useMe()
  if (!me) return <Skeleton height={320} radius="lg" />
  if (me.age_group_id === 1) return <Text size="lg">{t('teams.children')}</Text>
  return group ? <OfGroup group={group} /> : <Builder />
}

function OfGroup({ group }: { group: number }) {
  const query = useGroupMembers(group)
  if (query.error && !query.data) return <QueryError query={query} />
  if (!query.data) return <Skeleton height={320} radius="lg" />
  return <Builder colleagues={query.data.users} />
}

type Colleague = { id: number; first_name: string; last_name: string }

function Builder({ colleagues = [] }: { colleagues?: Colleague[] }) {
  const navigate = useNavigate()
  const isBare = useRouteMeta().hideNavbar === true
  const next = addressOfStep(3, isBare ? 'bare' : 'framed')
  return <TeamBuilder initial={{ colleagues }} onBuilt={() => void navigate({ href: next })} />
}
