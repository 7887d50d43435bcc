import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton } from '@mantine/core'
import { scoresOf } from '@quartet/domain/patterns.ts'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../components/query-error.tsx'
import { api } from '../../../data/client.ts'
import { useSession } from '../../../data/session.ts'
import { BareFrame } from '../../../shell/bare-frame.tsx'
import { ChildResult } from '../child/child-result.tsx'
import { Result } from './result.tsx'

/** The caller's result on a screen of its own; without one the profile, which leads to the inventory. */
export function ResultScreen() {
  const { t } = useTranslation()
  const user_id = useSession()?.user_id ?? 0
  const query = useQuery(api.profile.show.queryOptions({ input: { params: { user_id } } }))
  const person = query.data?.user
  const scores = person && scoresOf(person)
  if (person && !scores) return <Navigate to="/new-theme/profile/{-$id}" params={{}} replace />
  return (
    <BareFrame leave={t('shell.profile')}>
      {query.error && !person && <QueryError query={query} title={t('profile.failed_title')} />}
      {query.isPending && <Skeleton height={520} radius="lg" />}
      {person &&
        scores &&
        (person.age_group_id === 1 ? (
          <ChildResult person={person} scores={scores} />
        ) : (
          <Result person={person} scores={scores} />
        ))}
    </BareFrame>
  )
}
