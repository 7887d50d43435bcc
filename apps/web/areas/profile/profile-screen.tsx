import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../base/api.ts'
import { BottomCards } from '../../base/bottom-cards.tsx'
import { Failed } from '../../base/failed.tsx'
import { HowTo } from '../../base/how-to.tsx'
import { usePermissions } from '../../base/permissions.ts'
import { RenewBanner } from '../../base/renew-banner.tsx'
import { useSession } from '../../base/session.ts'
import { ShareWays } from '../../base/sharing/share-ways.tsx'
import { About } from './about.tsx'
import { Checklist } from './checklist.tsx'
import { Empty } from './empty.tsx'
import { Evidence } from './evidence.tsx'
import { FlagsBox } from './flags-box.tsx'
import { Headline } from './headline.tsx'
import { History } from './history.tsx'
import { LciCards } from './lci-cards.tsx'
import { NextStep } from './next-step.tsx'
import { PatternCards } from './pattern-cards.tsx'
import { type Person, scoresOf, toldOf } from './person.ts'
import { PersonalisingDialogs } from './personalising-dialogs.tsx'
import styles from './profile.module.css'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { ScoreBars } from './score-bars.tsx'
import { ShareCard } from './share-card.tsx'
import { PersonalizeList, Statements } from './statements.tsx'
import { SyncAlert } from './sync-alert.tsx'
import { TimerCard } from './timer-card.tsx'
import { Toolbar } from './toolbar.tsx'
import { usePersonalising } from './use-personalising.ts'
import { WhoSees } from './who-sees.tsx'

/** One person's learning profile; without an id the own one. */
export function ProfileScreen({ userId }: { userId?: number }) {
  const { t } = useTranslation()
  const own = useSession()?.user_id ?? 0
  const user_id = userId ?? own
  const person = useQuery(api.profile.show.queryOptions({ input: { params: { user_id } } }))
  if (person.data) return <Profile key={user_id} person={person.data.user} own={user_id === own} />
  if (person.error) return <Failed query={person} title={t('profile.failed_title')} />
  return <ProfileSkeleton />
}

function Profile({ person, own }: { person: Person; own: boolean }) {
  const held = usePermissions()
  const scored = scoresOf(person) !== null
  const isGuest = held?.has('guest') ?? false
  const lacksAccess = held !== undefined && !held.has('access_lci') && !isGuest
  const seesAll = held?.has('access_lci') ?? false
  const pages = useRef<HTMLElement>(null)
  const maySend = own || (held?.has('access_users') ?? false)
  return (
    <article ref={pages} className={styles.profile}>
      {own && held && !isGuest && !held.has('access_dashboard') && <TimerCard person={person} />}
      {lacksAccess && <RenewBanner />}
      {(own || !lacksAccess) && <Headline person={person} own={own} mayChange={own && held !== undefined && !isGuest} />}
      {(own || !lacksAccess) && <Toolbar person={person} own={own} />}
      {scored && (own || !lacksAccess) && <ScoreBars person={person} own={own} described={seesAll} />}
      {scored && seesAll && maySend && (
        <ShareWays person={person} own={own} card={<ShareCard person={person} />} pages={pages} told={toldOf(person)} />
      )}
      {!scored && <Empty person={person} own={own && !lacksAccess} />}
      {own && held?.has('access_tasks') && <SyncAlert person={person} />}
      {scored && seesAll && (own ? <OwnRest person={person} /> : <RestOf person={person} />)}
      <Evidence />
    </article>
  )
}

/** What waits for a renewal, and what a guest never sees. */
function OwnRest({ person }: { person: Person }) {
  const personalising = usePersonalising(person)
  const mayUseTasks = usePermissions()?.has('access_tasks') ?? false
  return (
    <>
      <FlagsBox person={person} own />
      <NextStep person={person} selected={personalising.selected} />
      <Checklist person={person} selected={personalising.selected} />
      <About person={person} own />
      <PatternCards person={person} own mayAsk />
      <PersonalizeList person={person} personalising={personalising} />
      {mayUseTasks && <HowTo />}
      <LciCards />
      <History person={person} />
      <WhoSees person={person} />
      <BottomCards isChild={person.age_group_id === 1} mayPrint mayUseTasks={mayUseTasks} />
      <PersonalisingDialogs {...personalising.dialogs} />
    </>
  )
}

/** The same of somebody else: to be read. */
function RestOf({ person }: { person: Person }) {
  return (
    <>
      <FlagsBox person={person} own={false} />
      <About person={person} own={false} />
      <PatternCards person={person} own={false} mayAsk={person.sees.includes('answers')} />
      {person.sees.includes('statements') && <Statements person={person} />}
      <LciCards />
      <History person={person} />
    </>
  )
}
