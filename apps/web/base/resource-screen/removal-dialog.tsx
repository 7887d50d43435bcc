import { useTranslation } from 'react-i18next'
import { SureDialog } from '../sure-dialog.tsx'
import type { Resource, ResourceRow } from './resource.ts'
import type { Removal } from './use-removal.ts'
import { useUses } from './use-resource.ts'

/** Says how many go, where they are used, and that they can come back. */
export function RemovalDialog<Row extends ResourceRow>({ resource, removal }: { resource: Resource<Row>; removal: Removal<Row> }) {
  const { t } = useTranslation()
  const { deleting } = removal
  const [first, ...others] = deleting
  const uses = useUses(resource, deleting)
  const sentences = [
    others.length === 0
      ? t('content.sure_one', { name: first && resource.nameOf(first) })
      : t('content.sure_many', { count: deleting.length }),
    resource.versions !== false && others.length === 0 && t('content.sure_version'),
    uses.isPending && first && t('content.uses_looking'),
    uses.data && others.length === 0 && (uses.data.times === 0 ? t('content.uses_none') : t('content.uses', { count: uses.data.times })),
    uses.data && others.length > 0 && t('content.uses_of', { used: uses.data.used, count: uses.data.looked }),
  ]
  return (
    <SureDialog
      opened={first !== undefined}
      title={t('table.sure')}
      text={sentences.filter(Boolean).join(' ')}
      action={t('table.delete')}
      cancel={t('table.cancel')}
      busy={removal.busy}
      onCancel={removal.keep}
      onSure={removal.remove}
    />
  )
}
