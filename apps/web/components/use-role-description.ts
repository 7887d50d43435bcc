import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { permissionGroups, type Scope } from '@quartet/domain/permissions.ts'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../i18n/language.ts'

type Role = InferContractRouterOutputs<typeof contract>['roles']['list']['roles'][number]

/** From the widest to the narrowest. */
const scopes: readonly Scope[] = ['all', 'organization', 'groups', 'family', 'own']
const groups = Object.entries(permissionGroups) as [
  keyof typeof permissionGroups,
  readonly string[],
][]

/** What a role opens in its widest scope, and whose data that is. */
export function useRoleDescription() {
  const { t } = useTranslation()
  return ({ grants }: Role) => {
    const reach = scopes.find((scope) => grants.some((grant) => grant.scope === scope)) ?? 'own'
    const opened = grants.filter(({ scope }) => scope === reach).map(({ permission }) => permission)
    const names = groups
      .filter(([, permissions]) => opened.some((permission) => permissions.includes(permission)))
      .map(([group]) => t(`permission_group.${group}`))
    const what = new Intl.ListFormat(currentLanguage().tag, { type: 'unit' }).format(names)
    return t('roles.about', { what, reach: t(`roles.reach_${reach}`) })
  }
}
