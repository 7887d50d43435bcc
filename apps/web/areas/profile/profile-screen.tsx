import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../base/api.ts'
import { Failed } from '../../base/failed.tsx'
import { usePermissions } from '../../base/permissions.ts'
import { useSession } from '../../base/session.ts'
import { ShareWays } from '../../base/sharing/share-ways.tsx'
import { About } from './about.tsx'
import { Empty } from './empty.tsx'
import { FlagsBox } from './flags-box.tsx'
import { Headline } from './headline.tsx'
import { History } from './history.tsx'
import { LciCards } from './lci-cards.tsx'
import { NextStep } from './next-step.tsx'
import { PatternCards } from './pattern-cards.tsx'
import { type Person, scoresOf, toldOf } from './person.ts'
import styles from './profile.module.css'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { RenewBanner } from './renew-banner.tsx'
import { ScoreBars } from './score-bars.tsx'
import { ShareCard } from './share-card.tsx'
import { Statements } from './statements.tsx'
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
  const { t } = useTranslation()
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
      {scored && seesAll && <Rest person={person} own={own} mayAsk={own || person.sees.includes('answers')} />}
      <p className={styles.evidence} data-screen-only>
        {t('profile.evidence')}{' '}
        <Link to="/page/$id" params={{ id: 'evidence' }}>
          {t('page.evidence')}
        </Link>
      </p>
    </article>
  )
}

/** What waits for a renewal, and what a guest never sees. */
function Rest({ person, own, mayAsk }: { person: Person; own: boolean; mayAsk: boolean }) {
  return (
    <>
      <FlagsBox person={person} own={own} />
      {own && <NextStep person={person} />}
      <About person={person} own={own} />
      <PatternCards person={person} own={own} mayAsk={mayAsk} />
      {person.sees.includes('statements') && <Statements person={person} />}
      <LciCards />
      <History person={person} />
      {own && <WhoSees person={person} />}
    </>
  )
}
