import { Button, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../api.ts'
import { SharePagesDialog } from './share-pages-dialog.tsx'
import { ShareProfileDialog } from './share-profile-dialog.tsx'
import styles from './sharing.module.css'
import { SocialLinks } from './social-links.tsx'

type Props = {
  person: { id: number; name: string; age_group_id: 1 | 2 | 3; classification: string | null }
  own: boolean
  /** What becomes the picture, and what becomes the pages of a PDF. */
  card: ReactNode
  pages: RefObject<HTMLElement | null>
  /** The label and the four scores in words, for who wants to tell them. */
  told: { label: string; scores: string }
}

/** The ways in which a profile may leave: by mail, by a link; to children it is said how else. */
export function ShareWays({ person, own, card, pages, told }: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'profile' | 'pages' | null>(null)
  const { data: ways } = useQuery(api.sharing.options.queryOptions({ meta: { quiet: true } }))
  const close = () => setOpen(null)
  if (own && person.age_group_id === 1) return <ForChildren />
  if (!ways?.mail || person.age_group_id === 1) return null
  return (
    <section className={styles.share} data-screen-only>
      <div className={styles.ways}>
        {own && <Button onClick={() => setOpen('profile')}>{t('share.profile')}</Button>}
        <Button variant="default" onClick={() => setOpen('pages')}>
          {t('share.plp')}
        </Button>
      </div>
      {own && ways.social && <SocialLinks told={told} />}
      <ShareProfileDialog opened={open === 'profile'} onClose={close} card={card} name={person.name} />
      <SharePagesDialog opened={open === 'pages'} onClose={close} pages={pages} person={person} />
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
