import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../components/dialog.tsx'
import { ShareForm } from './share-form.tsx'
import type { Part, SharedDocument } from './shared-document.ts'

/** What a call that mails a document gets. */
export type Parcel = {
  parts: Part[] | undefined
  message: string
  emails?: string[]
  user_ids?: number[]
  guardian?: string
}

export type Shared = {
  person: { id: number; name: string; age_group_id: 1 | 2 | 3 }
  document: SharedDocument
  /** The toast when the mails are on their way. */
  sent: string
  send: (parcel: Parcel) => Promise<unknown>
  /** The card of the own profile, which can be sent as a picture, and what stands below it. */
  picture?: { card: ReactNode; below: ReactNode }
}

type Props = Shared & { opened: boolean; onClose: () => void; title?: string }

/** Shares a document: by mail, as a link that expires, or the own profile as a picture. */
export function ShareDialog({ opened, onClose, title, ...shared }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog opened={opened} onClose={onClose} title={title ?? t('share.profile')} large>
      {opened && <ShareForm onClose={onClose} {...shared} />}
    </Dialog>
  )
}
