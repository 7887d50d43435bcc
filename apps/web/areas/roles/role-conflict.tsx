import { Button } from '@mantine/core'
import { permissions } from '@quartet/domain/permissions.ts'
import { useTranslation } from 'react-i18next'
import { type Role, type RoleValues, valuesOf } from './role.ts'

type Props = { mine: RoleValues; theirs: Role; onTake: () => void }

/** What differs from what somebody else has saved; saving again keeps what is on screen. */
export function RoleConflict({ mine, theirs, onTake }: Props) {
  const { t } = useTranslation()
  const saved = valuesOf(theirs)
  const differing = permissions.filter(
    (name) => (mine.choices[name] ?? '') !== (saved.choices[name] ?? ''),
  )
  return (
    <>
      <ul>
        {saved.name !== mine.name.trim() && (
          <li>
            {t('roles.name')}: <bdi>{saved.name}</bdi>
          </li>
        )}
        {differing.map((name) => (
          <li key={name}>{t(`permission.${name}`)}</li>
        ))}
      </ul>
      <Button variant="default" onClick={onTake}>
        {t('content.changed_take')}
      </Button>
    </>
  )
}
