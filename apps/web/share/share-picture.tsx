import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../components/query-error.tsx'
import { prepared } from './prepared.ts'
import styles from './sharing.module.css'

/** Draws the card of a profile as a picture, which is shown and sent. */
export function useSharePicture(name: string, enabled: boolean) {
  const { t } = useTranslation()
  const card = useRef<HTMLDivElement>(null)
  const id = useId()
  const query = useQuery({
    queryKey: ['share-picture', id],
    queryFn: () =>
      prepared(card, (part, { pictureOf }) => pictureOf(part, t('share.foot', { name }))),
    enabled,
    meta: { quiet: true },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return { card, query }
}

type Props = { picture: ReturnType<typeof useSharePicture>; children: ReactNode }

/** The drawn picture; `children` is the card from which it is drawn. */
export function SharePicture({ picture: { card, query }, children }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <div hidden>
        <div ref={card}>{children}</div>
      </div>
      {query.isPending && (
        <Skeleton height={320}>
          <span role="status">{t('share.picture_preparing')}</span>
        </Skeleton>
      )}
      {query.error && <QueryError query={query} />}
      {query.data && <Picture file={query.data} />}
    </>
  )
}

function Picture({ file }: { file: File }) {
  const { t } = useTranslation()
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return <img className={styles.picture} src={address} alt={t('share.picture_alt')} />
}
