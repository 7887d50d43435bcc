import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../data/client.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import { showFailure } from '../../shell/error-dialog.tsx'
import { showToast } from '../../shell/toast.tsx'

export type EditableLanguage = InferContractRouterOutputs<
  typeof contract
>['languages']['show']['language']

const tellsItself = { meta: { quiet: true }, onError: showFailure } as const

/** Publishing and unpublishing, with an undo in the toast, and deleting. */
export function useLanguageSteps({ id }: EditableLanguage, name: string) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const publish = useMutation({
    mutationFn: (published: boolean) =>
      client.languages.publish({ params: { language_id: id }, body: { published } }),
    ...tellsItself,
    onSuccess: (_response, published) => {
      const message = t(published ? 'languages.is_published' : 'languages.is_taken_back', { name })
      void showToast('success', message, {
        label: t('table.undo'),
        go: () => publish.mutate(!published),
      })
    },
    onSettled: refreshAll,
  })
  const remove = useMutation({
    mutationFn: () => client.languages.remove({ params: { language_id: id } }),
    ...tellsItself,
    onSuccess: () => void showToast('success', t('table.deleted')),
    onSettled: refreshAll,
  })
  return { publish, remove }
}
