import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { type Resource, type ResourceRow, usesIn } from './resource.ts'
import type { Removal } from './use-removal.ts'
import { useUses } from './use-resource.ts'

/** Says how many rows are deleted, where they are used, and that they can be restored. */
export function RemovalDialog<Row extends ResourceRow>({
  resource,
  removal,
}: {
  resource: Resource<Row>
  removal: Removal<Row>
}) {
  const { t } = useTranslation()
  const { deleting } = removal
  const [first, ...others] = deleting
  const uses = useUses(resource, resource.uses === false ? [] : deleting)
  const sentences = [
    others.length === 0
      ? t('content.sure_one', { name: first && apart(resource.nameOf(first)) })
      : t('content.sure_many', { count: deleting.length }),
    resource.versions !== false && others.length === 0 && t('content.sure_version'),
    uses.isLoading && first && t('content.uses_looking'),
    uses.data && others.length === 0 && usesIn(t, resource, uses.data.times),
    uses.data &&
      others.length > 0 &&
      !resource.uses &&
      t('content.uses_of', { used: uses.data.used, count: uses.data.looked }),
  ]
  return (
    <ConfirmDialog
      opened={first !== undefined}
      title={t('table.sure')}
      text={sentences.filter(Boolean).join(' ')}
      action={t('table.delete')}
      cancel={t('table.cancel')}
      busy={removal.busy}
      onCancel={removal.keep}
      onConfirm={removal.remove}
    />
  )
}

/** Isolates a name, so that its direction does not change the sentence around it. */
const apart = (name: string) => `\u2068${name}\u2069`
