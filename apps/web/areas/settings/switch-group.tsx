import { Switch, Title } from '@mantine/core'
import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { settingGroups } from '@quartet/domain/settings.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { client } from '../../data/client.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import { showToast } from '../../shell/toast.tsx'
import styles from './settings.module.css'

type Setting = InferContractRouterOutputs<typeof contract>['settings']['list']['settings'][number]
type Props = { group: keyof typeof settingGroups; settings: readonly Setting[] }

/** Switches that take effect as they are turned; closing the site asks first. */
export function SwitchGroup({ group, settings }: Props) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const [asksFor, setAsksFor] = useState<Setting | null>(null)
  const toggle = useMutation({
    mutationFn: ({ id, value }: Setting) =>
      client.settings.toggle({ params: { setting_id: id }, body: { before: value } }),
    onSuccess: () => void showToast('success', t('content.saved')),
    onSettled: () => {
      setAsksFor(null)
      return refreshAll()
    },
  })
  const turn = (setting: Setting) =>
    setting.key === 'maintenance' && !setting.value ? setAsksFor(setting) : toggle.mutate(setting)
  const keys: readonly string[] = settingGroups[group]
  return (
    <section className={styles.card}>
      <Title order={2} size="h3">
        {t(`settings.group_${group}`)}
      </Title>
      {settings
        .filter(({ key }) => keys.includes(key))
        .map((setting) => (
          <Switch
            key={setting.key}
            label={t(`settings.${setting.key}`)}
            description={t(`settings.${setting.key}_text`)}
            checked={setting.value}
            disabled={toggle.isPending}
            onChange={() => turn(setting)}
          />
        ))}
      <ConfirmDialog
        opened={asksFor !== null}
        text={t('settings.maintenance_ask')}
        action={t('settings.maintenance_begin')}
        busy={toggle.isPending}
        onCancel={() => setAsksFor(null)}
        onConfirm={() => asksFor && toggle.mutate(asksFor)}
      />
    </section>
  )
}
