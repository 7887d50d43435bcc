import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../data/client.ts'
import { counted } from '../../i18n/numbers.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import { showFailure } from '../../shell/error-dialog.tsx'
import { showToast } from '../../shell/toast.tsx'

/** Puts people into a category and takes them out, one with an undo in the toast. */
export function useCategoryPeople(category_id: number) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const settings = { meta: { quiet: true }, onSettled: refreshAll } as const
  const add = useMutation({
    mutationFn: (users: number[]) =>
      client.userCategories.addPeople({ body: { category_id, users } }),
    ...settings,
  })
  const remove = useMutation({
    mutationFn: ({ id }: { id: number; name: string }) =>
      client.userCategories.removePerson({ params: { user_id: id }, query: { category_id } }),
    ...settings,
    onError: showFailure,
    onSuccess: (_, { id, name }) =>
      void showToast('success', t('user_categories.removed', { name: `\u2068${name}\u2069` }), {
        label: t('table.undo'),
        go: () => add.mutate([id], { onError: showFailure }),
      }),
  })
  const removeAll = useMutation({
    mutationFn: () => client.userCategories.removeAll({ params: { category_id } }),
    ...settings,
    onError: showFailure,
    onSuccess: ({ removed }) =>
      void showToast('success', t('user_categories.emptied', counted(removed))),
  })
  return { add, remove, removeAll }
}
