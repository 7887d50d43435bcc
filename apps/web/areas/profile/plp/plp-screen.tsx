import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../components/query-error.tsx'
import { RenewBanner } from '../../../components/renew-banner.tsx'
import { api } from '../../../data/client.ts'
import { useSession } from '../../../data/session.ts'
import { usePermissions } from '../../../data/use-permissions.ts'
import { ShareChannels } from '../../../share/share-channels.tsx'
import { Evidence } from '../read/evidence.tsx'
import { Headline } from '../read/headline.tsx'
import { NoScores } from '../read/no-scores.tsx'
import { type Person, profileLabels, scoresOf } from '../read/person.ts'
import styles from '../read/profile.module.css'
import { ProfileSkeleton } from '../read/profile-skeleton.tsx'
import { ScoreBars } from '../read/score-bars.tsx'
import { ShareCard } from '../read/share-card.tsx'
import { PlpPatterns } from './plp-patterns.tsx'
import { TextBox } from './text-box.tsx'

/** The Personal Learning Profile: what a person made of the own profile (method D14). */
export function PlpScreen({ userId }: { userId?: number }) {
  const { t } = useTranslation()
  const own = useSession()?.user_id ?? 0
  const user_id = userId ?? own
  const person = useQuery(api.profile.show.queryOptions({ input: { params: { user_id } } }))
  if (person.data) return <Plp key={user_id} person={person.data.user} own={user_id === own} />
  if (person.error) return <QueryError query={person} title={t('profile.failed_title')} />
  return <ProfileSkeleton title={t('plp.title')} />
}

function Plp({ person, own }: { person: Person; own: boolean }) {
  const { t } = useTranslation()
  const permissions = usePermissions()
  const scored = scoresOf(person) !== null
  const lacksAccess = permissions !== undefined && !permissions.has('access_lci')
  const title = own ? t('plp.title') : t('plp.title_of', { name: person.name })
  const pages = useRef<HTMLElement>(null)
  const maySend = own || (permissions?.has('access_users') ?? false)
  const box = useQuery(
    api.attributes.plpBox.queryOptions({ meta: { quiet: true }, staleTime: 300_000, enabled: own }),
  )
  return (
    <article ref={pages} className={styles.profile}>
      {lacksAccess && <RenewBanner />}
      {(own || !lacksAccess) && <Headline person={person} own={own} title={title} />}
      {scored && (own || !lacksAccess) && <ScoreBars person={person} own={own} described={false} />}
      {!scored && <NoScores person={person} own={own && !lacksAccess} />}
      {scored && permissions?.has('access_lci') && (
        <>
          <PlpPatterns person={person} own={own} />
          {maySend && (
            <ShareChannels
              person={person}
              own={own}
              card={<ShareCard person={person} />}
              pages={pages}
              labels={profileLabels(person)}
            />
          )}
          {own && box.data?.content.map((text) => <TextBox key={text.title} text={text} />)}
        </>
      )}
      <Evidence />
    </article>
  )
}
