import { limits } from '@quartet/contract/limits.ts'
import { IconWorld } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePermissions } from '../../data/use-permissions.ts'
import { mayChange } from '../../lists/content/content.ts'
import { ContentScreen } from '../../lists/content/content-screen.tsx'
import type { BulkAction } from '../../lists/table/column.ts'
import { showToast } from '../../shell/toast.tsx'
import { type Page, pages } from './pages.tsx'
import { PublishDialog } from './publish-dialog.tsx'

type Publishing = { pages: readonly Page[]; clear: () => void }
const nothing: Publishing = { pages: [], clear() {} }

export function CmsScreen() {
  const { t } = useTranslation()
  const permissions = usePermissions()
  const [publishing, setPublishing] = useState(nothing)
  const publish: BulkAction<Page> = {
    key: 'publish',
    label: t('cms.publish'),
    icon: IconWorld,
    max: limits.page.publish,
    go(selected, clear) {
      const own = selected.filter((page) => mayChange(pages, page, permissions))
      if (own.length < selected.length) void showToast('info', t('cms.legal_left_out'))
      setPublishing({ pages: own, clear })
    },
  }
  return (
    <ContentScreen content={pages} bulk={permissions?.has('admin_tasks') ? [publish] : []}>
      <PublishDialog
        pages={publishing.pages}
        onPublished={publishing.clear}
        onClose={() => setPublishing(nothing)}
      />
    </ContentScreen>
  )
}
