import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, client } from '../../../data/client.ts'
import { showToast } from '../../../shell/toast.tsx'
import type { Person } from '../read/person.ts'

export type Statement = Person['attributes'][number]
export type Draft = Pick<Statement, 'title' | 'type' | 'pattern'>

/** Adds, edits and deletes the person's own statements; the profile is reloaded after each. */
export function useOwnStatements(person: Person) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const readAnew = () => queries.invalidateQueries({ queryKey: api.profile.show.key() })
  const restore = useMutation({
    mutationFn: (attribute_id: number) => client.attributes.restore({ params: { attribute_id } }),
    onSettled: readAnew,
  })
  const remove = useMutation({
    mutationFn: ({ id }: Statement) => client.attributes.remove({ params: { attribute_id: id } }),
    onSuccess: (_, { id }) =>
      void showToast('success', t('statement.deleted'), {
        label: t('statement.undo'),
        go: () => restore.mutate(id),
      }),
    onSettled: readAnew,
  })
  const write = useMutation({
    mutationFn: ({ id, ...body }: Draft & { id?: number | undefined }) =>
      id === undefined
        ? client.attributes.add({ body: { ...body, user_id: person.id } })
        : client.attributes.edit({ params: { attribute_id: id }, body }),
    onSuccess: readAnew,
  })
  return { write, remove }
}
