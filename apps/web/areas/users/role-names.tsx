import { useRoleName } from '../../components/use-role-name.ts'

export function RoleNames({ names }: { names: readonly string[] }) {
  const nameOf = useRoleName()
  return names.map(nameOf).join(', ')
}
