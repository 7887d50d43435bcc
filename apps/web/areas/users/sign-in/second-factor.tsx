import { Button, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { hasPasskeys } from '../../../components/passkey.ts'
import { QueryError } from '../../../components/query-error.tsx'
import { api } from '../../../data/client.ts'
import styles from '../account/account.module.css'
import { AppDialog } from './app-dialog.tsx'
import { CodesDialog } from './codes-dialog.tsx'
import { FactorList } from './factor-list.tsx'
import { NewCodesDialog } from './new-codes-dialog.tsx'
import { PasskeyDialog } from './passkey-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { useFactor } from './use-factor.ts'

/** What the account asks for after the password, and the ways out when it is lost. */
export function SecondFactor({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation()
  const query = useQuery(api.secondFactor.state.queryOptions({ meta: { quiet: true } }))
  const dialogs = useFactor()
  const { data } = query
  if (query.error && !data) return <QueryError query={query} />
  if (!data) return null
  return (
    <section className={styles.section}>
      <Title order={2}>{t('second_step.title')}</Title>
      <Text>{t('second_step.text')}</Text>
      {data.required && data.on && <Text>{t('second_step.required')}</Text>}
      <FactorList factor={data} onRemove={(remove) => dialogs.setOpen({ remove })} />
      <Group>
        <Button variant={data.on ? 'default' : 'filled'} onClick={() => dialogs.setOpen('app')}>
          {t(data.app_since === null ? 'second_step.add_app' : 'second_step.renew_app')}
        </Button>
        {hasPasskeys() && (
          <Button variant="default" onClick={() => dialogs.setOpen('passkey')}>
            {t('second_step.add_passkey')}
          </Button>
        )}
        {data.on && (
          <Button variant="default" onClick={() => dialogs.setOpen('codes')}>
            {t('second_step.new_codes')}
          </Button>
        )}
      </Group>
      {dialogs.open === 'app' && <AppDialog {...{ dialogs, hasPassword }} />}
      {dialogs.open === 'passkey' && <PasskeyDialog {...{ dialogs, hasPassword }} />}
      {dialogs.open === 'codes' && <NewCodesDialog {...{ dialogs, hasPassword }} />}
      {typeof dialogs.open === 'object' && (
        <RemoveDialog id={dialogs.open.remove} {...{ dialogs, hasPassword }} />
      )}
      {dialogs.codes && <CodesDialog codes={dialogs.codes} onClose={dialogs.forgetCodes} />}
    </section>
  )
}
