import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from '../../components/form.ts'
import { client } from '../../data/client.ts'
import { isChangedByOthers } from '../../data/failure.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import { draftOf, emptyRole, type Role, type RoleValues, valuesOf } from './role.ts'

/** The values of a role, and what somebody else has saved meanwhile. */
export function useRoleForm(role: Role | null, onSaved: () => void) {
  const form = useForm<RoleValues>(role ? valuesOf(role) : emptyRole)
  const [base, setBase] = useState(role)
  const [theirs, setTheirs] = useState<Role | null>(null)
  const refreshAll = useRefreshAll()
  const save = useMutation({
    mutationFn: (values: RoleValues) => {
      const body = draftOf(values)
      if (!base) return client.roles.add({ body })
      // once the other change was shown, saving is based on it
      const { edited_at } = theirs ?? base
      return client.roles.edit({ params: { role_id: base.id }, body: { ...body, edited_at } })
    },
    meta: { quiet: true },
    onSuccess: async () => {
      await refreshAll()
      onSaved()
    },
    onError: async (error) => {
      form.takeErrors(error)
      if (!base || !isChangedByOthers(error)) return
      const { roles } = await client.roles.show({ params: { role_id: base.id } })
      setTheirs(roles[0] ?? null)
    },
  })
  const takeTheirs = () => {
    if (!theirs) return
    setBase(theirs)
    setTheirs(null)
    const values = valuesOf(theirs)
    form.set('name', values.name)
    form.set('choices', values.choices)
    save.reset()
  }
  return { form, save, theirs, takeTheirs }
}
