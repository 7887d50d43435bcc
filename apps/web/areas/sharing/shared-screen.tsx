import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { QueryError } from '../../components/query-error.tsx'
import { api } from '../../data/client.ts'
import { asFailure } from '../../data/failure.ts'
import { forgetToken, storedToken } from './link-token.ts'
import styles from './shared.module.css'
import { SharedDocument } from './shared-document.tsx'
import { SharedGone } from './shared-gone.tsx'

/** What somebody shares by link; each opening is counted once. */
export function SharedScreen({ hash }: { hash: string }) {
  const [token] = useState(() => hash || storedToken())
  const shared = useQuery(
    api.sharing.open.queryOptions({
      input: { body: { token } },
      enabled: token !== '',
      meta: { quiet: true },
      // every request counts as an opening
      ...{ retry: false, staleTime: Number.POSITIVE_INFINITY, refetchOnReconnect: false },
    }),
  )
  useTokenInAddress(token, shared.isSuccess)
  return (
    <div className={styles.screen}>
      <meta name="robots" content="noindex, nofollow" />
      {token === '' || asFailure(shared.error).name === 'share_link_gone' ? (
        <SharedGone token={token} />
      ) : shared.data ? (
        <SharedDocument token={token} shared={shared.data} />
      ) : shared.error ? (
        <QueryError query={shared} />
      ) : (
        <Skeleton height={480} radius="lg" />
      )}
    </div>
  )
}

/** Once the link has opened, its token is in the address again, as before the login, and only there. */
function useTokenInAddress(token: string, isOpen: boolean) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isOpen) return
    forgetToken()
    void navigate({ to: '.', hash: token, replace: true, resetScroll: false })
  }, [navigate, token, isOpen])
}
