import { Button, Switch, Text, Title } from '@mantine/core'
import { isLookedAfter } from '@quartet/domain/families.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { client } from '../../data/client.ts'
import styles from './families.module.css'
import { apart, type Family, useFamilyAction } from './family.ts'

const sightOf = { child: 'child', teen: 'teen', consent: 'teen', adult: 'adult' } as const

type Props = { family: Family; own: NonNullable<Family['own']> }

/** What the administrator sees of the user, the choice to share more, and the way out. */
export function OwnMembership({ family, own }: Props) {
  const { t } = useTranslation()
  const sight = sightOf[own.stage]
  const share = useFamilyAction(
    (shares: boolean) => client.families.share({ body: { shares } }),
    () => t('content.saved'),
  )
  return (
    <section className={styles.card}>
      <Title order={2} size="h3">
        {t('family.sees_title', { name: apart(family.admin.name) })}
      </Title>
      <Text>{t(`family.sees_${sight}`)}</Text>
      {isLookedAfter(own.stage) && <Text>{t('family.looked_after')}</Text>}
      {sight !== 'child' && (
        <Switch
          label={t(`family.share_${sight}`)}
          checked={own.shares}
          disabled={share.isPending}
          onChange={({ currentTarget }) => share.mutate(currentTarget.checked)}
        />
      )}
      {own.may_leave && <LeaveFamily />}
    </section>
  )
}

function LeaveFamily() {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const leave = useFamilyAction(
    () => client.families.leave(),
    () => t('family.left'),
  )
  return (
    <div className={styles.row}>
      <Button variant="default" loading={leave.isPending} onClick={() => setIsAsking(true)}>
        {t('family.leave')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('family.leave')}
        text={t('family.leave_sure')}
        action={t('family.leave')}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          leave.mutate(undefined)
        }}
      />
    </div>
  )
}
