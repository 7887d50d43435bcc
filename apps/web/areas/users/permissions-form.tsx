import '@mantine/core/styles/Combobox.layer.css'
import { Button, Checkbox } from '@mantine/core'
import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { type Permission, permissionGroups } from '@quartet/domain/permissions.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { submitting } from '../../components/form.ts'
import { useRoleDescription } from '../../components/use-role-description.ts'
import { useRoleName } from '../../components/use-role-name.ts'
import { client } from '../../data/client.ts'
import { asFailure, isChangedByOthers, sentenceOf } from '../../data/failure.ts'
import { showToast } from '../../shell/toast.tsx'
import { PermissionTable, type Way } from './permission-table.tsx'
import styles from './permissions.module.css'

type Roles = InferContractRouterOutputs<typeof contract>['roles']
type RightsInput = InferContractRouterInputs<typeof contract>['roles']['setOfUser']['body']
type Props = {
  id: number
  all: Roles['list']
  rights: Roles['ofUser']
  reasons: Roles['reasons']['permissions']
}
const groups = Object.entries(permissionGroups) as [
  keyof typeof permissionGroups,
  readonly Permission[],
][]

type Saved = Required<Pick<RightsInput, 'roles' | 'role_permissions'>>
const savedIn = ({ roles, personal }: Roles['ofUser']): Saved => ({
  roles: roles.map((role) => role.id),
  role_permissions: personal,
})
const wayIn = ({ granted, denied }: Saved['role_permissions'], name: Permission): Way =>
  granted.includes(name) ? 'granted' : denied.includes(name) ? 'denied' : 'role'

/** What changed since it was loaded: the roles, and each personal permission. */
function Changes({ seen, current, all }: { seen: Saved; current: Saved; all: Roles['list'] }) {
  const { t } = useTranslation()
  const nameOf = useRoleName()
  const rolesIn = ({ roles }: Saved) =>
    all.roles.filter(({ id }) => roles.includes(id)).map(({ name }) => nameOf(name))
  const changed = groups
    .flatMap(([, names]) => names)
    .filter((name) => wayIn(seen.role_permissions, name) !== wayIn(current.role_permissions, name))
  const lines = [
    ...(rolesIn(seen).join() === rolesIn(current).join()
      ? []
      : [[t('roles.roles'), rolesIn(current).join(', ')]]),
    ...changed.map((name) => [
      t(`permission.${name}`),
      t(`roles.way_${wayIn(current.role_permissions, name)}`),
    ]),
  ]
  return (
    <ul>
      {lines.map(([field, value]) => (
        <li key={field}>
          {t('content.changed_theirs', { field })}: {value}
        </li>
      ))}
    </ul>
  )
}

/**
 * Whether somebody else changed them meanwhile: the choice made here stays and is sent with the
 * next save.
 */
export function PermissionsForm({ id, all, rights, reasons }: Props) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const nameOf = useRoleName()
  const describe = useRoleDescription()
  const [seen, setSeen] = useState(() => savedIn(rights))
  const [current, setCurrent] = useState<Saved | null>(null)
  const [chosen, setChosen] = useState<readonly number[]>(seen.roles)
  const [personal, setPersonal] = useState(seen.role_permissions)
  const save = useMutation({
    mutationFn: (body: RightsInput) => client.roles.setOfUser({ params: { user_id: id }, body }),
    meta: { quiet: true },
    onError: async (error) => {
      if (isChangedByOthers(error))
        setCurrent(savedIn(await client.roles.ofUser({ params: { user_id: id } })))
    },
    onSuccess: (written) => {
      setSeen(savedIn(written))
      setCurrent(null)
      void showToast('success', t('content.saved'))
      return queries.invalidateQueries()
    },
  })
  // after the other change was shown, saving is based on it
  const submit = () =>
    save.mutate({ roles: [...chosen], role_permissions: personal, before: current ?? seen })
  const take = (saved: Saved) => {
    setSeen(saved)
    setCurrent(null)
    setChosen(saved.roles)
    setPersonal(saved.role_permissions)
    save.reset()
  }
  const byRole = new Set(
    all.roles
      .filter((role) => chosen.includes(role.id))
      .flatMap(({ grants }) => grants.map(({ permission }) => permission)),
  )
  const wayOf = (name: Permission) => wayIn(personal, name)
  const setWay = (name: Permission, way: Way) => {
    const without = (names: readonly Permission[]) => names.filter((one) => one !== name)
    const [granted, denied] = [without(personal.granted), without(personal.denied)]
    setPersonal({
      granted: way === 'granted' ? [...granted, name] : granted,
      denied: way === 'denied' ? [...denied, name] : denied,
    })
  }
  return (
    <form className={styles.form} noValidate onSubmit={submitting(submit)}>
      <fieldset className={styles.group}>
        <legend>{t('roles.roles')}</legend>
        {all.roles.map((role) => (
          <Checkbox
            key={role.id}
            label={nameOf(role.name)}
            description={describe(role)}
            checked={chosen.includes(role.id)}
            onChange={({ currentTarget }) =>
              setChosen(
                currentTarget.checked
                  ? [...chosen, role.id]
                  : chosen.filter((one) => one !== role.id),
              )
            }
          />
        ))}
      </fieldset>
      <PermissionTable {...{ all, reasons, byRole, wayOf }} onWay={setWay} />
      {save.error && (
        <NoteBox mood="bad" role="alert" title={t('content.not_saved')}>
          {sentenceOf(asFailure(save.error))}
          {current && (
            <>
              <Changes seen={seen} current={current} all={all} />
              <div>
                <Button variant="default" onClick={() => take(current)}>
                  {t('content.changed_take')}
                </Button>
              </div>
            </>
          )}
        </NoteBox>
      )}
      {chosen.length === 0 && <NoteBox mood="info">{t('roles.one_at_least')}</NoteBox>}
      <div className={styles.save}>
        <Button type="submit" loading={save.isPending} disabled={chosen.length === 0}>
          {t('content.save')}
        </Button>
      </div>
    </form>
  )
}
