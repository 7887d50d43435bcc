import { Text, Title } from '@mantine/core'
import type { SessionHold as Hold } from '@quartet/domain/class-sessions.ts'
import { Scene } from '@quartet/ui/scene.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../data/client.ts'
import { useSession } from '../../data/session.ts'
import { pollMs } from './class-session.ts'
import styles from './class-sessions.module.css'

/** What the user waits for in a class session; it is read again while they are in one. */
const useOwnSession = (enabled = true) =>
  useQuery(
    api.classSessions.mine.queryOptions({
      meta: { quiet: true },
      retry: false,
      enabled,
      // it may have been joined in another tab
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state }) => (state.data?.session ? pollMs : false),
    }),
  )

/** Stands in front of the inventory during a break; what was typed stays behind it. */
export function BreakOfSession({ children }: { children: ReactNode }) {
  const isPaused = useOwnSession().data?.session?.hold === 'paused'
  return (
    <>
      {isPaused && <HoldPage hold="paused" />}
      <div className={isPaused ? undefined : styles.shown} hidden={isPaused}>
        {children}
      </div>
    </>
  )
}

type Props = { userId?: number | undefined; waits?: boolean; children: ReactNode }

/**
 * Stands in place of the result of the user, who is meant without `userId` too, until the teacher
 * opens the results. The server withholds them meanwhile, so that only pages that lead elsewhere
 * without a result have to wait for this query.
 */
export function ResultsOfSession({ userId, waits = false, children }: Props) {
  const ownId = useSession()?.user_id
  const isOwn = userId === undefined || userId === ownId
  const { data, isLoading } = useOwnSession(isOwn)
  const isReading = useReading(data?.session?.hold === 'results' && isOwn)
  if (isReading) return <HoldPage hold="results" />
  return waits && isLoading ? null : children
}

/** Whether the result is held back, or was until now and is being read again. */
function useReading(isHeld: boolean) {
  const queries = useQueryClient()
  const [isWaiting, setIsWaiting] = useState(isHeld)
  if (isHeld && !isWaiting) setIsWaiting(true)
  useEffect(() => {
    if (isHeld || !isWaiting) return
    queries.removeQueries({ queryKey: api.profile.key(), type: 'inactive' })
    void queries.invalidateQueries().finally(() => setIsWaiting(false))
  }, [isHeld, isWaiting, queries])
  return isHeld || isWaiting
}

function HoldPage({ hold }: { hold: Hold }) {
  const { t } = useTranslation()
  return (
    <div className={styles.hold} role="status">
      <Scene name={hold === 'paused' ? 'rest' : 'done'} />
      <Title order={1}>{t(`class_session.hold_${hold}`)}</Title>
      <Text>{t(`class_session.hold_${hold}_text`)}</Text>
    </div>
  )
}
