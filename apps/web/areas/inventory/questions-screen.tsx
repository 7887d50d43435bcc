import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton, Title } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../components/query-error.tsx'
import { api } from '../../data/client.ts'
import { asFailure, type Failure } from '../../data/failure.ts'
import { clearOfflineQueries } from '../../data/offline-queries.ts'
import { useSession } from '../../data/session.ts'
import { useMe } from '../../data/use-me.ts'
import { BareFrame } from '../../shell/bare-frame.tsx'
import { AnswersOf } from './answers-of.tsx'
import { Finished } from './finished.tsx'
import { OpenInventory } from './open-inventory.tsx'
import { dropLateAnswers } from './pending-answers.ts'
import styles from './questions-screen.module.css'

/** The inventory: the caller's own to answer, another person's to read. */
export function QuestionsScreen({ userId }: { userId?: number }) {
  const { t } = useTranslation()
  const own = useSession()?.user_id ?? 0
  const theirs = userId !== undefined && userId !== own
  return (
    <BareFrame leave={t(theirs ? 'shell.profile' : 'questions.leave')}>
      {theirs ? <AnswersOf userId={userId} /> : <OwnInventory key={own} userId={own} />}
    </BareFrame>
  )
}

function OwnInventory({ userId }: { userId: number }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const me = useMe()
  const [moved, setMoved] = useState(false)
  const inventory = useQuery(
    api.inventory.questions.queryOptions({
      input: { params: { user_id: userId }, body: {} },
      meta: { quiet: true },
      staleTime: 0,
      // it may have been continued in another tab or on another device
      refetchOnWindowFocus: 'always',
    }),
  )
  // answers left on this device are too late when the inventory was finished elsewhere
  const { attempt_id, finished } = inventory.data ?? {}
  useEffect(() => {
    if (attempt_id !== undefined && dropLateAnswers(userId, finished ? undefined : attempt_id))
      setMoved(true)
    if (finished) clearOfflineQueries(userId)
  }, [userId, attempt_id, finished])
  const handleError = (failure: Failure) => {
    // the shell reports a failure of this query and redirects to the login
    if (failure.status === 401)
      return void queries.invalidateQueries({ queryKey: api.profile.key() })
    setMoved(true)
    void inventory.refetch()
  }
  return (
    <>
      <Title order={1} size="h4" className={styles.title}>
        {inventory.data?.instrument_name ?? t('shell.inventory')}
      </Title>
      {moved && (
        <div className={styles.moved}>
          <NoteBox mood="info" role="status">
            <p>{t('questions.moved')}</p>
          </NoteBox>
        </div>
      )}
      {inventory.data && me ? (
        inventory.data.finished ? (
          <Finished userId={userId} />
        ) : (
          <OpenInventory
            key={inventory.data.attempt_id}
            inventory={inventory.data}
            userId={userId}
            ageGroup={me.age_group_id}
            onError={handleError}
          />
        )
      ) : (
        <NotYet query={inventory} />
      )}
    </>
  )
}

function NotYet({
  query,
}: {
  query: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> }
}) {
  const { t } = useTranslation()
  if (query.error && asFailure(query.error).name === 'form_missing')
    return (
      <NoteBox mood="info" title={t('questions.missing_title')}>
        <p>{t('questions.missing_text')}</p>
      </NoteBox>
    )
  if (query.error) return <QueryError query={query} title={t('questions.failed_title')} />
  return (
    <div className={styles.skeleton} aria-busy="true">
      <Skeleton height={8} radius={4} />
      <Skeleton height={21} width={260} />
      <Skeleton className={styles.field} />
      <Skeleton className={styles.later} />
      <Skeleton className={styles.later} />
    </div>
  )
}
