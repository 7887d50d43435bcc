import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../data/client.ts'
import { useMe } from '../../../data/use-me.ts'
import { downloadPdf } from '../../../documents/download-document.ts'
import { PrintButton } from '../../../documents/print-button.tsx'
import { otherCallsOf } from '../area-calls.ts'
import styles from './task-screen.module.css'
import type { TaskState } from './use-task.ts'

/** Loaded with the first click: decoding does not need it. */
const SharePagesDialog = lazy(() =>
  import('../../../share/share-pages-dialog.tsx').then((file) => ({
    default: file.SharePagesDialog,
  })),
)

/** Prints, downloads and mails the card. */
export function CardActions({ opened: { task, queue } }: { opened: TaskState }) {
  const { t } = useTranslation()
  const me = useMe()
  const [shares, setShares] = useState<boolean | null>(null)
  const { data: channels } = useQuery(api.sharing.options.queryOptions({ meta: { quiet: true } }))
  const request = { kind: 'card', task_id: task.id } as const
  const pdf = useMutation({
    mutationFn: async () => {
      await queue.flush()
      await downloadPdf(request)
    },
  })
  const maySend = channels?.mail && me !== undefined && me.age_group_id !== 1
  return (
    <div className={styles.actions}>
      <PrintButton request={request} title={task.name} ready={queue.flush}>
        {t('decode.print')}
      </PrintButton>
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
            send={async (emails) => {
              await queue.flush()
              return otherCallsOf(task.area).share({
                params: { task_id: task.id },
                body: { emails },
              })
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
