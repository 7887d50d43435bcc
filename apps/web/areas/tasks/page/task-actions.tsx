import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, type RefObject, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../data/client.ts'
import { download } from '../../../data/download.ts'
import { useMe } from '../../../data/use-me.ts'
import { prepared } from '../../../share/prepared.ts'
import { otherCallsOf } from '../area-calls.ts'
import styles from './task-screen.module.css'
import type { Draft } from './use-task.ts'

const fileName = 'task-details.pdf'
/** Loaded with the first click: decoding does not need it. */
const SharePagesDialog = lazy(() =>
  import('../../../share/share-pages-dialog.tsx').then((file) => ({
    default: file.SharePagesDialog,
  })),
)

/** Prints, downloads and mails the card. */
export function CardActions({ task, card }: { task: Draft; card: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation()
  const me = useMe()
  const [shares, setShares] = useState<boolean | null>(null)
  const { data: channels } = useQuery(api.sharing.options.queryOptions({ meta: { quiet: true } }))
  const foot = t('decode.foot', { name: task.person.name })
  const make = () =>
    prepared(card, (part, { pagesOf, paperWidth }) => pagesOf(part, task.name, foot, paperWidth))
  const pdf = useMutation({
    mutationFn: async () =>
      download(new File([await make()], fileName, { type: 'application/pdf' })),
  })
  const maySend = channels?.mail && me !== undefined && me.age_group_id !== 1
  return (
    <div className={styles.actions}>
      <Button variant="default" onClick={() => print()}>
        {t('decode.print')}
      </Button>
      <Button variant="default" loading={pdf.isPending} onClick={() => pdf.mutate()}>
        {t('decode.pdf')}
      </Button>
      {maySend && (
        <Button variant="default" onClick={() => setShares(true)}>
          {t('decode.share')}
        </Button>
      )}
      {shares !== null && (
        <Suspense>
          <SharePagesDialog
            opened={shares}
            onClose={() => setShares(false)}
            words={{
              title: t('decode.share_title'),
              text: t('share.plp_text'),
              sent: t('decode.share_sent'),
            }}
            make={async () => new File([await make()], fileName, { type: 'application/pdf' })}
            send={(file, emails) =>
              otherCallsOf(task.area).share({
                params: { task_id: task.id },
                body: { pdf: file, emails },
              })
            }
          />
        </Suspense>
      )}
    </div>
  )
}
