import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { download } from '../../../data/download.ts'
import { prepared } from '../../../share/prepared.ts'
import { ShareButton } from '../../../share/share-button.tsx'
import { otherCallsOf } from '../area-calls.ts'
import styles from './task-screen.module.css'
import type { Draft } from './use-task.ts'

const fileName = 'task-details.pdf'

/** Prints, downloads and shares the card. */
export function CardActions({ task, card }: { task: Draft; card: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation()
  const foot = t('decode.foot', { name: task.person.name })
  const make = () =>
    prepared(card, (part, { pagesOf, paperWidth }) => pagesOf(part, task.name, foot, paperWidth))
  const pdf = useMutation({
    mutationFn: async () =>
      download(new File([await make()], fileName, { type: 'application/pdf' })),
  })
  return (
    <div className={styles.actions}>
      <Button variant="default" onClick={() => print()}>
        {t('decode.print')}
      </Button>
      <Button variant="default" loading={pdf.isPending} onClick={() => pdf.mutate()}>
        {t('decode.pdf')}
      </Button>
      <ShareButton
        label={t('decode.share')}
        title={t('decode.share_title')}
        person={task.person}
        document={{ kind: 'card', task_id: task.id }}
        sent={t('decode.share_sent')}
        send={(parcel) =>
          otherCallsOf(task.area).share({ params: { task_id: task.id }, body: parcel })
        }
      />
    </div>
  )
}
