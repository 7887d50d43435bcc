import { Button, Group } from '@mantine/core'
import { endsConsent } from '@quartet/domain/families.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { client } from '../../data/client.ts'
import { apart, type Given, type Member, useFamilyAction } from './family.ts'

type Props = { member: Member; onGiven: (given: Given) => void }

/** What the administrator can do with a member. */
export function MemberActions({ member, onGiven }: Props) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState<'remove' | 'new_password' | null>(null)
  const name = apart(member.name)
  const params = { member_id: member.id }
  const remove = useFamilyAction(
    () => client.families.remove({ params }),
    () => t('family.removed'),
  )
  const give = useFamilyAction(
    () => client.families.givePassword({ params }),
    (given) => {
      onGiven({ ...given, name: member.name })
      return undefined
    },
  )
  const isChild = member.stage !== null && endsConsent(member.stage)
  const texts = {
    remove: t(isChild ? 'family.remove_child' : 'family.remove_sure', { name }),
    new_password: t('family.new_password_sure', { name }),
  }
  const confirm = () => {
    if (asking === 'remove') remove.mutate(undefined)
    if (asking === 'new_password') give.mutate(undefined)
    setAsking(null)
  }
  return (
    <Group gap="xs">
      {member.may_set_password && (
        <Button
          variant="default"
          aria-label={`${t('family.new_password')}: ${member.name}`}
          loading={give.isPending}
          onClick={() => setAsking('new_password')}
        >
          {t('family.new_password')}
        </Button>
      )}
      <Button
        variant="default"
        aria-label={`${t('family.remove')}: ${member.name}`}
        loading={remove.isPending}
        onClick={() => setAsking('remove')}
      >
        {t('family.remove')}
      </Button>
      <ConfirmDialog
        opened={asking !== null}
        title={asking === 'remove' ? t('family.remove_title', { name }) : t('family.new_password')}
        text={asking ? texts[asking] : ''}
        action={asking ? t(`family.${asking}`) : undefined}
        onCancel={() => setAsking(null)}
        onConfirm={confirm}
      />
    </Group>
  )
}
