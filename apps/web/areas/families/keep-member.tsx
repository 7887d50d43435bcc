import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { client } from '../../data/client.ts'
import { type Member, useFamilyAction } from './family.ts'

/** Opens the account of a minor again before it is deleted. */
export function KeepMember({ member }: { member: Member }) {
  const { t } = useTranslation()
  const keep = useFamilyAction(
    () => client.families.undoErasure({ params: { member_id: member.id } }),
    () => t('family.erase_undone'),
  )
  return (
    <div>
      <Button
        variant="default"
        aria-label={`${t('family.erase_undo')}: ${member.name}`}
        loading={keep.isPending}
        onClick={() => keep.mutate(undefined)}
      >
        {t('family.erase_undo')}
      </Button>
    </div>
  )
}
