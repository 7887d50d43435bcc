import { Text, Title } from '@mantine/core'
import { groupTabs } from '@quartet/contract/areas/groups.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MoreButton } from '../../components/more-button.tsx'
import { QueryError } from '../../components/query-error.tsx'
import { api } from '../../data/client.ts'
import { type Group, nameOfPerson } from './group.ts'
import styles from './groups.module.css'

const pageSize = 20

/** The groups that the user is in, by name; `isOnly` says so also when there are none. */
export function MemberGroups({ isOnly }: { isOnly: boolean }) {
  const { t } = useTranslation()
  const query = useInfiniteQuery(
    api.groups.mine.infiniteOptions({
      input: (offset: number) => ({
        query: {
          ...{ request_type: groupTabs.member, order_by: 'name' as const },
          ...{ order_direction: 'ASC' as const, limit: pageSize - 1, offset },
        },
      }),
      initialPageParam: 0,
      getNextPageParam: ({ count }, _, offset) =>
        offset + pageSize < count ? offset + pageSize : undefined,
      meta: { quiet: true },
    }),
  )
  const list = query.data?.pages.flatMap(({ groups }) => groups) ?? []
  if (query.error && !query.data) return <QueryError query={query} />
  if (!query.data) return isOnly ? <p role="status">{t('shell.loading')}</p> : null
  if (list.length === 0) return isOnly ? <Text>{t('groups.in_none')}</Text> : null
  return (
    <section className={styles.part}>
      <Title order={2} size="h3">
        {t('groups.in_title')}
      </Title>
      <Text>{t('groups.in_text')}</Text>
      <ul className={styles.list}>
        {list.map((group) => (
          <MemberGroup key={group.id} group={group} />
        ))}
      </ul>
      <MoreButton query={query} label={t('contacts.more')} />
    </section>
  )
}

function MemberGroup({ group: { name, owner } }: { group: Group }) {
  const { t } = useTranslation()
  return (
    <li className={styles.entry}>
      <bdi className={styles.name}>{name}</bdi>
      {owner && (
        <Text c="dimmed">
          {t('groups.owner')}: <bdi>{nameOfPerson(owner)}</bdi>
        </Text>
      )}
    </li>
  )
}
