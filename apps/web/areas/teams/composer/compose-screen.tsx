import { Anchor, Skeleton, Text, Title } from '@mantine/core'
import type { GroupMemberView } from '@quartet/contract/areas/groups.ts'
import { limits } from '@quartet/contract/limits.ts'
import { IconArrowLeft } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { QueryError } from '../../../components/query-error.tsx'
import { client } from '../../../data/client.ts'
import { usePermissions } from '../../../data/use-permissions.ts'
import { useRefreshAll } from '../../../lists/use-refresh-all.ts'
import { showToast } from '../../../shell/toast.tsx'
import styles from '../build-team.module.css'
import { Closed } from '../build-team-frame.tsx'
import { useGroup, useGroupMembers } from '../team-queries.ts'
import type { ComposedTeam } from './proposed-teams.tsx'
import { TeamComposer } from './team-composer.tsx'

/** Divides the people of a group into teams that the user leads. */
export function ComposeScreen({ group }: { group: number | undefined }) {
  const { t } = useTranslation()
  const permissions = usePermissions()
  if (permissions && !permissions.has('access_team')) return <Closed title={t('composer.title')} />
  return (
    <article className={styles.screen}>
      {group ? <OfGroup group={group} /> : <ChooseGroup />}
    </article>
  )
}

function ChooseGroup() {
  const { t } = useTranslation()
  return (
    <>
      <Title order={1}>{t('composer.title')}</Title>
      <Text>{t('teams.compose_from_group')}</Text>
      <div>
        <Anchor renderRoot={(props) => <Link to="/new-theme/groups" {...props} />}>
          {t('groups.title')}
        </Anchor>
      </div>
    </>
  )
}

function OfGroup({ group }: { group: number }) {
  const members = useGroupMembers(group)
  const shown = useGroup(group)
  for (const query of [members, shown])
    if (query.error && !query.data) return <QueryError query={query} />
  if (!members.data || !shown.data) return <Skeleton height={320} radius="lg" />
  return <Compose group={shown.data.group} people={members.data.users} />
}

type ComposeProps = {
  group: { id: number; name: string }
  people: readonly GroupMemberView[]
}

function Compose({ group, people }: ComposeProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const refreshAll = useRefreshAll()
  // after an error, teams that were created are not created again
  const created = useRef(new Set<string>())
  const create = useMutation({
    mutationFn: async (teams: ComposedTeam[]) => {
      for (const { name, members } of teams) {
        const key = members.join()
        if (created.current.has(key)) continue
        const full = `${group.name} – ${name}`
        await client.teams.add({
          body: { name: full.length > limits.team.name ? name : full, users: members },
        })
        created.current.add(key)
      }
    },
    onSuccess: (_, teams) => {
      void showToast('success', t('teams.composed', { number: teams.length }))
      void navigate({ to: '/new-theme/teams' })
    },
    onSettled: () => refreshAll(),
  })
  return (
    <>
      <Anchor
        className={styles.back}
        renderRoot={(props) => (
          <Link to="/new-theme/groups/$id" params={{ id: String(group.id) }} {...props} />
        )}
      >
        <Icon of={IconArrowLeft} size={18} /> <bdi>{group.name}</bdi>
      </Anchor>
      <TeamComposer
        people={people.map(({ id, name, scores }) => ({ id, name, scores }))}
        onCreate={(teams) => create.mutate(teams)}
        isCreating={create.isPending}
      />
    </>
  )
}
