import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MoreButton } from '../../../components/more-button.tsx'
import { QueryError } from '../../../components/query-error.tsx'
import { api } from '../../../data/client.ts'
import { useMe } from '../../../data/use-me.ts'
import { InvitedItem } from './invited-item.tsx'
import { TeamItem } from './team-item.tsx'
import styles from './teams.module.css'

const pageSize = 20

/** Where the name of a team leads: to its page, or to the fourth step of building it. */
export type LeadsTo = 'team' | 'step'
type Props = { archived: boolean; leadsTo?: LeadsTo }

/** The teams of the user, newest first, below the teams that invite them. */
export function TeamList({ archived, leadsTo = 'team' }: Props) {
  const { t } = useTranslation()
  const isChild = useMe()?.age_group_id === 1
  const query = useInfiniteQuery(
    api.teams.list.infiniteOptions({
      input: (offset: number) => ({
        query: { limit: pageSize - 1, offset, removed: archived ? 1 : 0 },
      }),
      initialPageParam: 0,
      getNextPageParam: ({ count }, _, offset) =>
        offset + pageSize < count ? offset + pageSize : undefined,
      meta: { quiet: true },
    }),
  )
  const teams = query.data?.pages.flatMap((page) => page.teams) ?? []
  const invitations = teams.filter(({ role }) => role === 'invited')
  const own = teams.filter(({ role }) => role !== 'invited')
  if (query.isPending) return <Skeleton height={200} radius="lg" />
  if (query.error && !query.data) return <QueryError query={query} />
  return (
    <>
      {invitations.length > 0 && (
        <ul className={styles.list} aria-label={t('teams.invitations')}>
          {invitations.map((team) => (
            <InvitedItem key={team.id} team={team} />
          ))}
        </ul>
      )}
      {own.length > 0 && (
        <ul className={styles.list} aria-label={t('teams.title')}>
          {own.map((team) => (
            <TeamItem key={team.id} team={team} leadsTo={leadsTo} />
          ))}
        </ul>
      )}
      {teams.length === 0 && (
        <Text>
          {t(archived ? 'teams.empty_archive' : isChild ? 'teams.children' : 'teams.empty')}
        </Text>
      )}
      <MoreButton query={query} label={t('contacts.more')} />
    </>
  )
}
