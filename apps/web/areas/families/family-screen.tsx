import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../components/query-error.tsx'
import { api } from '../../data/client.ts'
import { CompareMembers } from './compare-members.tsx'
import styles from './families.module.css'
import type { Family, Given, Member } from './family.ts'
import { FamilyCode } from './family-code.tsx'
import { FamilyHead } from './family-head.tsx'
import { GivenPassword } from './given-password.tsx'
import { JoinFamily } from './join-family.tsx'
import { MemberList } from './member-list.tsx'
import { OwnMembership } from './own-membership.tsx'

/** The family of the user: to look after for its administrator, to belong to for its members. */
export function FamilyScreen({ code }: { code: string }) {
  const { t } = useTranslation()
  const query = useQuery(
    api.families.members.queryOptions({ input: { query: {} }, meta: { quiet: true } }),
  )
  const { data } = query
  return (
    <div className={styles.screen}>
      {!data?.family_details && <Title order={1}>{t('family.title')}</Title>}
      {query.isPending && <Skeleton height={320} radius="lg" />}
      {query.error && !data && <QueryError query={query} />}
      {data && !data.family_details && <JoinFamily code={code} />}
      {data?.family_details && (
        <FamilyPage family={data.family_details} members={data.family_members} />
      )}
    </div>
  )
}

function FamilyPage({ family, members }: { family: Family; members: readonly Member[] }) {
  const [given, setGiven] = useState<Given | null>(null)
  const isAdmin = family.family_type === 1
  return (
    <>
      <FamilyHead family={family} />
      {given && <GivenPassword given={given} onDone={() => setGiven(null)} />}
      {family.own && <OwnMembership family={family} own={family.own} />}
      <MemberList family={family} members={members} onGiven={setGiven} />
      {isAdmin && <FamilyCode code={family.family_code ?? ''} />}
      {isAdmin && <CompareMembers members={members} />}
    </>
  )
}
