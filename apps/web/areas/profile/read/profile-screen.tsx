import { scoresOf } from '@quartet/domain/patterns.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../components/query-error.tsx'
import { RenewBanner } from '../../../components/renew-banner.tsx'
import { api } from '../../../data/client.ts'
import { useSession } from '../../../data/session.ts'
import { usePermissions, usePermissionsQuery } from '../../../data/use-permissions.ts'
import { ChildProfile } from '../child/child-profile.tsx'
import type { ProfileTab } from '../tabs/profile-tab.ts'
import { ProfileTabs } from '../tabs/profile-tabs.tsx'
import { BackToPerson } from './back-to-person.tsx'
import { Evidence } from './evidence.tsx'
import { Headline, Label } from './headline.tsx'
import { NoScores } from './no-scores.tsx'
import type { Person } from './person.ts'
import styles from './profile.module.css'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { ScoreBars } from './score-bars.tsx'
import { SyncAlert } from './sync-alert.tsx'
import { Toolbar } from './toolbar.tsx'

type Props = { userId?: number; tab: ProfileTab }

/** A person's learning profile; the caller's without an id. */
export function ProfileScreen({ userId, tab }: Props) {
  const { t } = useTranslation()
  const own = useSession()?.user_id ?? 0
  const user_id = userId ?? own
  const person = useQuery(api.profile.show.queryOptions({ input: { params: { user_id } } }))
  // what the person may do decides what stands above the headline
  const { isPending } = usePermissionsQuery()
  if (person.data && !isPending)
    return <Profile key={user_id} person={person.data.user} own={user_id === own} tab={tab} />
  if (person.error) return <QueryError query={person} title={t('profile.failed_title')} />
  return <ProfileSkeleton />
}

type ProfileProps = { person: Person; own: boolean; tab: ProfileTab }

function Profile({ person, own, tab }: ProfileProps) {
  const permissions = usePermissions()
  const scores = scoresOf(person)
  const scored = scores !== null
  const isGuest = permissions?.has('guest') ?? false
  const seesAll = permissions?.has('access_lci') ?? false
  const lacksAccess = permissions !== undefined && !seesAll && !isGuest
  if (own && scores && seesAll && person.age_group_id === 1 && tab === 'result')
    return <ChildProfile person={person} scores={scores} />
  return (
    <article className={styles.profile} data-closed={lacksAccess || undefined}>
      {!own && <BackToPerson person={person} />}
      {lacksAccess && <RenewBanner />}
      {(own || !lacksAccess) && (
        <Headline
          person={person}
          own={own}
          mayChange={own && permissions !== undefined && !isGuest}
        >
          <Toolbar person={person} own={own} tab={tab} />
        </Headline>
      )}
      {!scored && <NoScores person={person} own={own && !lacksAccess} />}
      {!scored && own && permissions?.has('access_tasks') && <SyncAlert person={person} />}
      {scored && seesAll && <ProfileTabs person={person} own={own} tab={tab} />}
      {scored && !seesAll && own && (
        <>
          <ScoreBars person={person} own described={false} />
          <Label person={person} own />
        </>
      )}
      {(own || scored) && <Evidence person={person} own={own} />}
    </article>
  )
}
