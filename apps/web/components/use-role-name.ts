import type { TextKey } from '@quartet/content/texts/text.ts'
import { roles } from '@quartet/domain/roles.ts'
import { useTranslation } from 'react-i18next'

const builtIn = new Map(roles.map(({ title, key }) => [title, `role.${key}` as TextKey]))

/** Built-in roles are named in the reader's language unless they were renamed. */
export function useRoleName() {
  const { t } = useTranslation()
  return (name: string) => {
    const key = builtIn.get(name)
    return key ? t(key) : name
  }
}
