import type { LinkDays } from '@quartet/domain/sharing.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, client } from '../data/client.ts'
import { showToast } from '../shell/toast.tsx'
import type { Shared } from './share-dialog.tsx'
import { useSharePicture } from './share-picture.tsx'
import type { requestOf } from './shared-document.ts'
import { useRecipients } from './use-recipients.ts'

export type Way = 'mail' | 'link' | 'picture'
export type Share = ReturnType<typeof useShare>
type Link = { url: string; expiresAt: string }

/** The state of the dialog; everything typed stays when the way changes or the network fails. */
export function useShare(
  { person, send, sent, picture: pictured }: Shared,
  request: ReturnType<typeof requestOf>,
  onClose: () => void,
) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [way, setWay] = useState<Way>(pictured ? 'picture' : 'mail')
  const [message, setMessage] = useState('')
  const [days, setDays] = useState<LinkDays>(7)
  const [link, setLink] = useState<Link>()
  const byWay = { mail: useRecipients(person), picture: useRecipients(person, 1) }
  const recipients = byWay[way === 'picture' ? 'picture' : 'mail']
  const picture = useSharePicture(person.name, way === 'picture')

  const mail = useMutation({
    meta: { quiet: true },
    mutationFn: async () => {
      if (way === 'mail') return send({ parts: request.parts, message, ...recipients.fields() })
      const image = picture.query.data ?? (await picture.query.refetch({ throwOnError: true })).data
      const { emails, ...people } = { emails: undefined, ...recipients.fields() }
      return client.sharing.profile({
        body: { image: image as File, message, ...(emails ? { email: emails[0] } : people) },
      })
    },
    onError: recipients.takeErrors,
    onSuccess: () => {
      onClose()
      void showToast('success', way === 'picture' ? t('share.sent') : sent)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: api.sharing.list.key() }),
  })
  const createLink = useMutation({
    meta: { quiet: true },
    mutationFn: () => client.sharing.createLink({ body: { document: request, days, message } }),
    onSuccess: ({ url, expires_at }) => setLink({ url, expiresAt: expires_at }),
    onSettled: () => queries.invalidateQueries({ queryKey: api.sharing.links.key() }),
  })
  const { audience, query } = recipients
  const hasStaff = (query.data?.staff.length ?? 0) > 0
  const isReachable = audience === 'anyone' || hasStaff || query.data?.guardian === true
  const current = way === 'link' ? createLink : mail
  return {
    ...{ way, setWay, message, setMessage, days, setDays, link, recipients, picture },
    isPending: mail.isPending || createLink.isPending,
    error: current.error,
    /** Only staff can open the link of a minor. */
    hasLinks: audience === 'anyone' || hasStaff,
    isClosed: !isReachable,
    submit() {
      if (way === 'link') createLink.mutate()
      else if (recipients.passes()) mail.mutate()
    },
  }
}
