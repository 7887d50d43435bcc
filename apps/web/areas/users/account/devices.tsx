import { Button, Text, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { Icon } from '../../../components/icon.tsx'
import { api } from '../../../data/client.ts'
import { writtenMoment } from '../../../i18n/dates.ts'
import { showToast } from '../../../shell/toast.tsx'
import styles from './account.module.css'
import type { Device } from './person.ts'

/**
 * All devices on which the person is signed in; the others can be signed out, one by one or
 * together.
 */
export function Devices({ devices }: { devices: Device[] }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [isConfirming, setConfirming] = useState(false)
  const onSuccess = async () => {
    setConfirming(false)
    void showToast('success', t('account.signed_out'))
    await Promise.all(
      [api.account.key(), api.privacy.key()].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    )
  }
  const one = useMutation(api.account.signOut.mutationOptions({ onSuccess }))
  const others = useMutation(api.account.signOutOthers.mutationOptions({ onSuccess }))
  return (
    <section className={styles.section}>
      <Title order={2}>{t('account.devices_title')}</Title>
      <Text>{t('account.devices_text')}</Text>
      <ul className={styles.devices}>
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            busy={one.isPending && one.variables.params.device_id === device.id}
            onSignOut={() => one.mutate({ params: { device_id: device.id } })}
          />
        ))}
      </ul>
      {devices.length > 1 ? (
        <div>
          <Button variant="default" onClick={() => setConfirming(true)}>
            {t('account.sign_out_others')}
          </Button>
        </div>
      ) : (
        <Text c="dimmed">{t('account.only_here')}</Text>
      )}
      <ConfirmDialog
        opened={isConfirming}
        text={t('account.sign_out_others_text')}
        action={t('account.sign_out_others')}
        busy={others.isPending}
        onCancel={() => setConfirming(false)}
        onConfirm={() => others.mutate(undefined)}
      />
    </section>
  )
}

function DeviceRow({
  device,
  busy,
  onSignOut,
}: {
  device: Device
  busy: boolean
  onSignOut: () => void
}) {
  const { t } = useTranslation()
  const id = useId()
  const { browser, system, current, class_card, signed_in_at, last_used_at } = device
  const name =
    browser && system
      ? t('account.device', { browser, system })
      : (browser ?? system ?? t('account.device_unknown'))
  return (
    <li className={styles.device} data-good={current || undefined}>
      <div>
        <p id={id} className={styles.name}>
          {name}
        </p>
        <p className={styles.when}>
          {t('account.device_since', { date: writtenMoment(signed_in_at) })}
          {' · '}
          {t('account.device_used', { date: writtenMoment(last_used_at) })}
          {class_card && ` · ${t('account.device_card')}`}
        </p>
      </div>
      {current ? (
        <span className={styles.here}>
          <Icon of={IconCheck} size={18} />
          {t('account.device_current')}
        </span>
      ) : (
        <Button variant="default" aria-describedby={id} loading={busy} onClick={onSignOut}>
          {t('account.sign_out')}
        </Button>
      )}
    </li>
  )
}
