import '@mantine/core/styles/Checkbox.layer.css'
import { Anchor, Checkbox } from '@mantine/core'
import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../data/client.ts'
import { showToast } from '../../shell/toast.tsx'
import styles from './notifications.module.css'

type Setting = InferContractRouterOutputs<
  typeof contract
>['notifications']['settings']['settings'][number]

/** Whether a kind of notification also comes by mail, saved at once. */
export function MailSetting({ setting: { kind, mail, consent_missing } }: { setting: Setting }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const explanation = useId()
  const save = useMutation(
    api.notifications.saveSetting.mutationOptions({
      onSuccess: (answer) => {
        queries.setQueryData(api.notifications.settings.queryKey(), answer)
        void showToast('success', t('account.saved'))
      },
    }),
  )
  const chosen = save.isPending ? save.variables.body.mail : mail
  return (
    <li className={styles.kind}>
      <Checkbox
        label={t(`notifications.kind_${kind}`)}
        iconColor="var(--q-on-solid)"
        checked={chosen && !consent_missing}
        disabled={consent_missing !== null}
        aria-describedby={consent_missing ? explanation : undefined}
        onChange={({ currentTarget }) =>
          save.mutate({ body: { kind, mail: currentTarget.checked } })
        }
      />
      {consent_missing && (
        <p id={explanation} className={styles.needed}>
          {t('notifications.reminders_needed')}{' '}
          <Anchor renderRoot={(props) => <Link to="/settings/privacy" {...props} />}>
            {t('notifications.reminders_link')}
          </Anchor>
        </p>
      )}
    </li>
  )
}
