import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { BottomCards } from '../../../components/bottom-cards.tsx'
import { HowTo } from '../../../components/how-to.tsx'
import { Failed } from '../../../components/query-error.tsx'
import { RenewBanner } from '../../../components/renew-banner.tsx'
import { api } from '../../../data/client.ts'
import { useSession } from '../../../data/session.ts'
import { usePermissions } from '../../../data/use-permissions.ts'
import { ShareWays } from '../../../share/share-ways.tsx'
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
import { Empty } from './no-scores.tsx'
import { PatternCards } from './pattern-cards.tsx'
import { type Person, scoresOf, toldOf } from './person.ts'
import styles from './profile.module.css'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { ScoreBars } from './score-bars.tsx'
import { History } from './score-history.tsx'
import { ShareCard } from './share-card.tsx'
import { SyncAlert } from './sync-alert.tsx'
import { TimerCard } from './timer-card.tsx'
import { Toolbar } from './toolbar.tsx'
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
