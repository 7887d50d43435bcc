import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '../../../data/client.ts'
import { setSecuring } from '../../../data/session.ts'
import { ViewTitle } from '../../../shell/view-title.tsx'
import styles from '../account/account.module.css'
import { SecondFactor } from './second-factor.tsx'

/** The only page that is open, beside the own data, until a due second factor is set up. */
export function FactorDueScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const own = useQuery(
    api.privacy.own.queryOptions({ input: { query: {} }, meta: { quiet: true } }),
  )
  const state = useQuery(api.secondFactor.state.queryOptions({ meta: { quiet: true } }))
  const isDone = state.data && (state.data.on || !state.data.required)
  const proceed = () => {
    setSecuring(false)
    void navigate({ to: '/today', replace: true })
  }
  return (
    <Stack gap="lg" className={styles.screen}>
      <ViewTitle takesFocus={false}>{t('second_step.due_title')}</ViewTitle>
      <Text>{t('second_step.due_text')}</Text>
      <SecondFactor hasPassword={own.data?.has_password ?? true} />
      <Group>
        {isDone && <Button onClick={proceed}>{t('sign_in.step_submit')}</Button>}
        <Anchor py={8} renderRoot={(props) => <Link to="/settings/privacy" {...props} />}>
          {t('menu.own_data')}
        </Anchor>
        <Anchor py={8} renderRoot={(props) => <Link to="/logout" {...props} />}>
          {t('shell.logout')}
        </Anchor>
      </Group>
    </Stack>
  )
}
