import { NativeSelect, Switch } from '@mantine/core'
import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { grantScopes } from '@quartet/domain/grants.ts'
import { type Permission, permissions } from '@quartet/domain/permissions.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PlainTable } from '../../components/plain-table.tsx'
import { reachLabel } from '../../components/reach-label.ts'
import { useRoleName } from '../../components/use-role-name.ts'
import { currentLanguage } from '../../i18n/language.ts'
import styles from './permissions.module.css'

type Roles = InferContractRouterOutputs<typeof contract>['roles']
type Reason = Roles['reasons']['permissions'][number]
export type Way = 'role' | 'granted' | 'denied'
type Props = {
  all: Roles['list']
  /** Those that hold now, and those that are closed. */
  reasons: readonly Reason[]
  /** What the chosen roles give, saved or not. */
  byRole: ReadonlySet<Permission>
  wayOf: (name: Permission) => Way
  onWay: (name: Permission, way: Way) => void
}

/** A grant to a person covers the own data only, so it is offered where that opens something. */
const waysOf = (name: Permission, current: Way) =>
  (['role', 'granted', 'denied'] as const).filter(
    (way) => way === current || way !== 'granted' || grantScopes[name].includes('own'),
  )

/** What a person may do now and why, with what is granted or denied to them alone. */
export function PermissionTable({ all, reasons, byRole, wayOf, onWay }: Props) {
  const { t } = useTranslation()
  const [showsAll, setShowsAll] = useState(false)
  const reasonOf = (name: Permission) => reasons.find(({ permission }) => permission === name)
  const shown = permissions.filter(
    (name) =>
      showsAll || reasonOf(name) !== undefined || byRole.has(name) || wayOf(name) !== 'role',
  )
  return (
    <section>
      <Switch
        label={t('roles.show_all')}
        checked={showsAll}
        onChange={({ currentTarget }) => setShowsAll(currentTarget.checked)}
      />
      <PlainTable stacked>
        <thead>
          <tr>
            <th scope="col">{t('roles.permission')}</th>
            <th scope="col">{t('roles.now')}</th>
            <th scope="col">{t('roles.for_person')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((name) => (
            <tr key={name}>
              <th scope="row">{t(`permission.${name}`)}</th>
              <td data-label={t('roles.now')}>
                <Now
                  reason={reasonOf(name)}
                  all={all}
                  isComing={byRole.has(name) || wayOf(name) === 'granted'}
                />
              </td>
              <td data-label={t('roles.for_person')}>
                <NativeSelect
                  size="sm"
                  aria-label={t(`permission.${name}`)}
                  value={wayOf(name)}
                  onChange={({ currentTarget }) => onWay(name, currentTarget.value as Way)}
                  data={waysOf(name, wayOf(name)).map((way) => ({
                    value: way,
                    label: t(`roles.way_${way}`),
                  }))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </section>
  )
}

type NowProps = { reason: Reason | undefined; all: Roles['list']; isComing: boolean }

/** Whose data a permission covers and where it comes from, or what closes it. */
function Now({ reason, all, isComing }: NowProps) {
  const { t } = useTranslation()
  const nameOf = useRoleName()
  if (!reason)
    return (
      <span className={styles.closed}>{t(isComing ? 'roles.once_saved' : 'roles.not_held')}</span>
    )
  const { scope, read_only, roles, is_personal, closed_by } = reason
  const sources = [
    ...all.roles.filter(({ id }) => roles.includes(id)).map(({ name }) => nameOf(name)),
    ...(is_personal ? [t('roles.way_granted')] : []),
  ]
  const from = new Intl.ListFormat(currentLanguage().tag, { type: 'unit' }).format(sources)
  return (
    <>
      <span className={styles.held}>
        {scope
          ? reachLabel(t, { scope, readOnly: read_only })
          : t(`roles.closed_${closed_by ?? 'denied'}`)}
      </span>
      {from && <small className={styles.closed}>{from}</small>}
    </>
  )
}
