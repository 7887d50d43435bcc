import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { client } from '../../data/client.ts'
import { shownNumber } from '../../i18n/numbers.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import { showFailure } from '../../shell/error-dialog.tsx'
import { showToast } from '../../shell/toast.tsx'
import type { Page } from './pages.tsx'

type Props = {
  /** Closed without any. */
  pages: readonly Page[]
  onPublished: () => void
  onClose: () => void
}

/** Asks before it shows the selected pages to readers. */
export function PublishDialog({ pages, onPublished, onClose }: Props) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  // a list of one language has rows without their versions
  const all_versions = pages.some(({ versions }) => versions !== undefined)
  const publish = useMutation({
    mutationFn: () =>
      client.cms.publishMany({
        body: { pages: pages.map(({ id, edited_at }) => ({ id, edited_at })), all_versions },
      }),
    meta: { quiet: true },
    onError: showFailure,
    onSuccess: () => {
      void showToast('success', t('cms.publish_many_done'))
      onPublished()
    },
    onSettled: () => {
      onClose()
      return refreshAll()
    },
  })
  return (
    <ConfirmDialog
      opened={pages.length > 0}
      title={t('cms.publish_many_sure')}
      text={t(all_versions ? 'cms.publish_many_languages' : 'cms.publish_many_text', {
        number: shownNumber(pages.length),
      })}
      action={t('cms.publish')}
      cancel={t('table.cancel')}
      busy={publish.isPending}
      harmless
      onCancel={() => !publish.isPending && onClose()}
      onConfirm={() => publish.mutate()}
    />
  )
}
