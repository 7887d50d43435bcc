import { Button, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, client } from '../data/client.ts'
import { prepared } from './prepared.ts'
import { SharePagesDialog } from './share-pages-dialog.tsx'
import { ShareProfileDialog } from './share-profile-dialog.tsx'
import styles from './sharing.module.css'
import { SocialLinks } from './social-links.tsx'

type Props = {
  person: { id: number; name: string; age_group_id: 1 | 2 | 3; classification: string | null }
  own: boolean
  /** `card` becomes the picture, `pages` the pages of a PDF. */
  card: ReactNode
  pages: RefObject<HTMLElement | null>
  /** The label and the four scores as text for sharing. */
  labels: { label: string; scores: string }
}

/** The ways to share a profile, by mail or link; children see how to share theirs instead. */
export function ShareChannels({ person, own, card, pages, labels }: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'profile' | 'pages' | null>(null)
  const { data: channels } = useQuery(api.sharing.options.queryOptions({ meta: { quiet: true } }))
  const close = () => setOpen(null)
  if (own && person.age_group_id === 1) return <ForChildren />
  if (!channels?.mail || person.age_group_id === 1) return null
  return (
    <section className={styles.share} data-screen-only>
      <div className={styles.ways}>
        {own && <Button onClick={() => setOpen('profile')}>{t('share.profile')}</Button>}
        <Button variant="default" onClick={() => setOpen('pages')}>
          {t('share.plp')}
        </Button>
      </div>
      {own && channels.social && <SocialLinks labels={labels} />}
      <ShareProfileDialog
        opened={open === 'profile'}
        onClose={close}
        card={card}
        name={person.name}
      />
      <SharePagesDialog
        opened={open === 'pages'}
        onClose={close}
        words={{ title: t('share.plp_title'), text: t('share.plp_text'), sent: t('share.sent') }}
        make={() =>
          prepared(pages, (part, { pagesOf }) =>
            pagesOf(part, person.name, t('share.foot', { name: person.name })),
          )
        }
        send={(pdf, emails) =>
          client.sharing.plp({ params: { user_id: person.id }, body: { pdf, emails } })
        }
      />
    </section>
  )
}

function ForChildren() {
  const { t } = useTranslation()
  return (
    <section className={styles.share} data-screen-only>
      <Title order={2} size="h3">
        {t('share.child_title')}
      </Title>
      <p>{t('share.child_text')}</p>
    </section>
  )
}
