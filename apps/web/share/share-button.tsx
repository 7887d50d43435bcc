import { Button } from '@mantine/core'
import { IconShare } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../components/icon.tsx'
import { api, client } from '../data/client.ts'
import { SharePagesDialog } from './share-pages-dialog.tsx'
import { ShareProfileDialog } from './share-profile-dialog.tsx'
import { SocialLinks } from './social-links.tsx'

type Props = {
  person: { id: number; name: string; age_group_id: 1 | 2 | 3; classification: string | null }
  /** What is shared: the card as a picture, or the profile as a PDF. */
  what: 'card' | 'pages'
  card: ReactNode
  /** The label and the four scores as text for sharing. */
  labels: { label: string; scores: string }
}

/** Shares a profile by mail or link; children show theirs to somebody instead. */
export function ShareButton({ person, what, card, labels }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { data: channels } = useQuery(api.sharing.options.queryOptions({ meta: { quiet: true } }))
  const close = () => setOpen(false)
  if (!channels?.mail || person.age_group_id === 1) return null
  return (
    <>
      <Button variant="default" leftSection={<Icon of={IconShare} />} onClick={() => setOpen(true)}>
        {t(what === 'card' ? 'share.profile' : 'share.plp')}
      </Button>
      <ShareProfileDialog
        opened={isOpen && what === 'card'}
        onClose={close}
        card={card}
        name={person.name}
      >
        {channels.social && <SocialLinks labels={labels} />}
      </ShareProfileDialog>
      <SharePagesDialog
        opened={isOpen && what === 'pages'}
        onClose={close}
        words={{ title: t('share.plp_title'), text: t('share.plp_text'), sent: t('share.sent') }}
        send={(emails) => client.sharing.plp({ params: { user_id: person.id }, body: { emails } })}
      />
    </>
  )
}
