import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { downloadPdf } from '../../../documents/download-document.ts'
import { PrintButton } from '../../../documents/print-button.tsx'
import { ShareButton } from '../../../share/share-button.tsx'
import { otherCallsOf } from '../area-calls.ts'
import styles from './task-screen.module.css'
import type { TaskState } from './use-task.ts'

/** Prints, downloads and shares the card, with what was typed last. */
export function CardActions({ opened: { task, queue } }: { opened: TaskState }) {
  const { t } = useTranslation()
  const request = { kind: 'card', task_id: task.id } as const
  const pdf = useMutation({
    mutationFn: async () => {
      await queue.flush()
      await downloadPdf(request)
    },
  })
  return (
    <div className={styles.actions}>
      <PrintButton request={request} title={task.name} ready={queue.flush}>
        {t('decode.print')}
      </PrintButton>
      <Button variant="default" loading={pdf.isPending} onClick={() => pdf.mutate()}>
        {t('decode.pdf')}
      </Button>
      <ShareButton
        label={t('decode.share')}
        title={t('decode.share_title')}
        ready={queue.flush}
        person={task.person}
        document={request}
        sent={t('decode.share_sent')}
        send={(parcel) =>
          otherCallsOf(task.area).share({ params: { task_id: task.id }, body: parcel })
        }
      />
    </div>
  )
}
