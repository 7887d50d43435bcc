import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { BottomCards } from '../../../components/bottom-cards.tsx'
import { HowTo } from '../../../components/how-to.tsx'
import { QueryError } from '../../../components/query-error.tsx'
import { RenewBanner } from '../../../components/renew-banner.tsx'
import { api } from '../../../data/client.ts'
import { useSession } from '../../../data/session.ts'
import { usePermissions, usePermissionsQuery } from '../../../data/use-permissions.ts'
import { ShareChannels } from '../../../share/share-channels.tsx'
import { PersonalisingDialogs } from '../plp/personalising-dialogs.tsx'
import { PersonalizeList, Statements } from '../statements/statements.tsx'
import { usePersonalising } from '../statements/use-personalising.ts'
import { About } from './about.tsx'
import { Checklist } from './checklist.tsx'
import { Evidence } from './evidence.tsx'
import { FlagsBox } from './flags-box.tsx'
import { Headline } from './headline.tsx'
import { LciCards } from './lci-cards.tsx'
import { NextStep } from './next-step.tsx'
import { NoScores } from './no-scores.tsx'
import { PatternCards } from './pattern-cards.tsx'
import { type Person, profileLabels, scoresOf } from './person.ts'
import styles from './profile.module.css'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { ScoreBars } from './score-bars.tsx'
import { ScoreHistory } from './score-history.tsx'
import { ShareCard } from './share-card.tsx'
import { SyncAlert } from './sync-alert.tsx'
import { TimerCard } from './timer-card.tsx'
import { Toolbar } from './toolbar.tsx'
import { WhoSees } from './who-sees.tsx'

/** A person's learning profile; the caller's without an id. */
export function ProfileScreen({ userId }: { userId?: number }) {
  const { t } = useTranslation()
  const own = useSession()?.user_id ?? 0
  const user_id = userId ?? own
  const person = useQuery(api.profile.show.queryOptions({ input: { params: { user_id } } }))
  // what the person may do decides what stands above the headline
  const { isPending } = usePermissionsQuery()
  if (person.data && !isPending)
    return <Profile key={user_id} person={person.data.user} own={user_id === own} />
  if (person.error) return <QueryError query={person} title={t('profile.failed_title')} />
  return <ProfileSkeleton />
}

function Profile({ person, own }: { person: Person; own: boolean }) {
  const permissions = usePermissions()
  const scored = scoresOf(person) !== null
  const isGuest = permissions?.has('guest') ?? false
  const lacksAccess = permissions !== undefined && !permissions.has('access_lci') && !isGuest
  const seesAll = permissions?.has('access_lci') ?? false
  const pages = useRef<HTMLElement>(null)
  const maySend = own || (permissions?.has('access_users') ?? false)
  return (
    <article ref={pages} className={styles.profile}>
      {own && permissions && !isGuest && !permissions.has('access_dashboard') && (
        <TimerCard person={person} />
      )}
      {lacksAccess && <RenewBanner />}
      {(own || !lacksAccess) && (
        <Headline
          person={person}
          own={own}
          mayChange={own && permissions !== undefined && !isGuest}
        />
      )}
      {(own || !lacksAccess) && <Toolbar person={person} own={own} />}
      {scored && (own || !lacksAccess) && (
        <ScoreBars person={person} own={own} described={seesAll} />
      )}
      {scored && seesAll && maySend && (
        <ShareChannels
          person={person}
          own={own}
          card={<ShareCard person={person} />}
          pages={pages}
          labels={profileLabels(person)}
        />
      )}
      {!scored && <NoScores person={person} own={own && !lacksAccess} />}
      {own && permissions?.has('access_tasks') && <SyncAlert person={person} />}
      {scored && seesAll && (own ? <OwnRest person={person} /> : <RestOf person={person} />)}
      <Evidence />
    </article>
  )
}

/** Everything that needs current access, and is never shown to guests. */
function OwnRest({ person }: { person: Person }) {
  const personalising = usePersonalising(person)
  const mayUseTasks = usePermissions()?.has('access_tasks') ?? false
  return (
    <>
      <FlagsBox person={person} own />
      <NextStep person={person} selected={personalising.selected} />
      <Checklist person={person} selected={personalising.selected} />
      <About person={person} own />
      <PatternCards person={person} own mayRequest />
      <PersonalizeList person={person} personalising={personalising} />
      {mayUseTasks && <HowTo />}
      <LciCards />
      <ScoreHistory person={person} />
      <WhoSees person={person} />
      <BottomCards isChild={person.age_group_id === 1} mayPrint mayUseTasks={mayUseTasks} />
      <PersonalisingDialogs {...personalising.dialogs} />
    </>
  )
}

/** The same for another person, read-only. */
function RestOf({ person }: { person: Person }) {
  return (
    <>
      <FlagsBox person={person} own={false} />
      <About person={person} own={false} />
      <PatternCards person={person} own={false} mayRequest={person.sees.includes('answers')} />
      {person.sees.includes('statements') && <Statements person={person} />}
      <LciCards />
      <ScoreHistory person={person} />
    </>
  )
}
