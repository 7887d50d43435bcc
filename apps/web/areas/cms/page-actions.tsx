import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { client } from '../../data/client.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import { showFailure } from '../../shell/error-dialog.tsx'
import { showToast } from '../../shell/toast.tsx'
import styles from './page-editor.module.css'
import type { Page } from './pages.tsx'
import type { SaveMode } from './save-page.ts'

type Props = {
  /** Null for a page or version that is not saved yet. */
  page: Page | null
  isBusy: boolean
  isUploading: boolean
  onSave: (mode: SaveMode) => void
  onDiscarded: () => void
  onHidden: () => void
}

const stateOf = ({ id, edited_at }: Page) => ({ params: { id }, body: { edited_at } })

/** Save as a draft, publish, discard the draft, take offline. */
export function PageActions({ page, isBusy, isUploading, onSave, onDiscarded, onHidden }: Props) {
  const { t } = useTranslation()
  const isWaiting = isBusy || isUploading
  return (
    <div className={styles.actions}>
      <p role="status">{isUploading && t('cms.uploading')}</p>
      {page?.published && (
        <Confirmed
          what="hide"
          call={() => client.cms.hide(stateOf(page))}
          isWaiting={isWaiting}
          onDone={onHidden}
        />
      )}
      {page?.has_draft && (
        <Confirmed
          what="discard"
          call={() => client.cms.discardDraft(stateOf(page))}
          isWaiting={isWaiting}
          onDone={onDiscarded}
        />
      )}
      <Button
        type="submit"
        variant="default"
        disabled={isWaiting}
        aria-keyshortcuts="Control+Enter Meta+Enter"
      >
        {t('cms.save_draft')}
      </Button>
      <Button disabled={isWaiting} loading={isBusy} onClick={() => onSave('publish')}>
        {t('cms.publish')}
      </Button>
    </div>
  )
}

type ConfirmedProps = {
  /** The texts are those of `cms.<what>`. */
  what: 'discard' | 'hide'
  call: () => Promise<unknown>
  isWaiting: boolean
  onDone: () => void
}

/** A button that changes the saved page after asking. */
function Confirmed({ what, call, isWaiting, onDone }: ConfirmedProps) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const refreshAll = useRefreshAll()
  const change = useMutation({
    mutationFn: call,
    meta: { quiet: true },
    onError: showFailure,
    onSuccess: async () => {
      await refreshAll()
      void showToast('success', t(`cms.${what}_done`))
      onDone()
    },
    onSettled: () => setIsAsking(false),
  })
  return (
    <>
      <Button variant="subtle" disabled={isWaiting} onClick={() => setIsAsking(true)}>
        {t(`cms.${what}`)}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t(`cms.${what}_sure`)}
        text={t(`cms.${what}_text`)}
        action={t(`cms.${what}`)}
        cancel={t('table.cancel')}
        busy={change.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => change.mutate()}
      />
    </>
  )
}
