import { Button, Group, Stack } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { submitting } from '../components/form.ts'
import { DocumentPages } from '../documents/document-pages.tsx'
import { LinkReady } from './link-ready.tsx'
import { NotSent } from './not-sent.tsx'
import { PartTicks } from './part-ticks.tsx'
import type { Shared } from './share-dialog.tsx'
import { SharePicture } from './share-picture.tsx'
import { ShareWay } from './share-way.tsx'
import { type Part, partsOf, requestOf } from './shared-document.ts'
import styles from './sharing.module.css'
import { useShare } from './use-share.ts'

/** What is shared and how, beside a preview of what others will see. */
export function ShareForm({ onClose, ...shared }: Shared & { onClose: () => void }) {
  const { t } = useTranslation()
  const heading = useId()
  const { document, picture } = shared
  const [parts, setParts] = useState<readonly Part[]>(partsOf[document.kind])
  const request = requestOf(document, parts)
  const share = useShare(shared, request, onClose)
  if (share.link) return <LinkReady {...share.link} onClose={onClose} />
  const isPicture = share.way === 'picture'
  return (
    <form className={styles.form} onSubmit={submitting(share.submit)} noValidate>
      <Stack gap="lg">
        <ShareWay share={share} withPicture={picture !== undefined} />
        {!isPicture && (
          <PartTicks
            kind={document.kind}
            parts={parts}
            onChange={setParts}
            disabled={share.isPending}
          />
        )}
        <NotSent
          error={share.error}
          title={share.way === 'link' ? 'share.link_failed' : 'share.failed'}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={share.isPending}>
            {t('share.cancel')}
          </Button>
          <Button type="submit" disabled={share.isPending || share.isClosed}>
            {t(labels[share.way === 'link' ? 'link' : 'mail'][share.isPending ? 1 : 0])}
          </Button>
        </Group>
        {isPicture && picture?.below}
      </Stack>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <section className={styles.preview} aria-labelledby={heading} tabIndex={0}>
        <h3 id={heading}>{t('share.preview')}</h3>
        {isPicture && picture ? (
          <SharePicture picture={share.picture}>{picture.card}</SharePicture>
        ) : (
          <DocumentPages request={request} title={t('share.preview')} />
        )}
      </section>
    </form>
  )
}

const labels = {
  mail: ['share.send', 'share.sending'],
  link: ['share.link_create', 'share.link_creating'],
} as const
