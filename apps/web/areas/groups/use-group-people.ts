import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../data/client.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import { showFailure } from '../../shell/error-dialog.tsx'
import { showToast } from '../../shell/toast.tsx'
import { apart } from './group.ts'

type Changes = Parameters<typeof client.groups.update>[0]['body']

/** Changes who is in a group, and takes people out with an undo in the toast. */
export function useGroupPeople(group_id: number) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const change = useMutation({
    mutationFn: (body: Changes) => client.groups.update({ params: { group_id }, body }),
    meta: { quiet: true },
    onSettled: refreshAll,
  })
  const remove = (person: { id: number; name: string }) =>
    change.mutate(
      { remove_users: [person.id] },
      {
        onError: showFailure,
        onSuccess: () =>
          void showToast('success', t('groups.removed', { name: apart(person.name) }), {
            label: t('table.undo'),
            go: () => change.mutate({ add_users: [person.id] }, { onError: showFailure }),
          }),
      },
    )
  return { change, remove }
}
