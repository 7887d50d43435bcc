import { Button, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { api } from '../../data/client.ts'
import { SplitCard } from '../../shell/split-card.tsx'
import { ViewTitle } from '../../shell/view-title.tsx'
import styles from './consent.module.css'
import type { ConsentRequest } from './consent-request.ts'

/** What the guardian agreed to, and how to withdraw it. */
export function AgreedConsent({
  token,
  request,
  onChanged,
}: {
  token: string
  request: ConsentRequest
  onChanged: () => void
}) {
  const { t } = useTranslation()
  const [isConfirming, setConfirming] = useState(false)
  const { name, institution, agreed } = request
  const withdraw = useMutation(
    api.guardians.withdraw.mutationOptions({
      onSettled: () => {
        setConfirming(false)
        onChanged()
      },
    }),
  )
  return (
    <SplitCard scene="together">
      <Stack gap="lg" align="flex-start">
        <ViewTitle takesFocus={false}>
          {institution === null
            ? t('consent.given_title', { name })
            : t('consent.given_title_institution', { name, institution })}
        </ViewTitle>
        <div>
          <Text>{t(agreed.length > 0 ? 'consent.given_more' : 'consent.given_nothing_more')}</Text>
          {agreed.length > 0 && (
            <ul className={styles.agreed}>
              {agreed.map((purpose) => (
                <li key={purpose}>
                  {t(`consent.purpose_${purpose}`, { name, institution: institution ?? '' })}
                </li>
              ))}
            </ul>
          )}
        </div>
        <Button variant="default" onClick={() => setConfirming(true)}>
          {t('consent.withdraw')}
        </Button>
      </Stack>
      <ConfirmDialog
        opened={isConfirming}
        text={t('consent.withdraw_text', { name })}
        action={t('consent.withdraw')}
        busy={withdraw.isPending}
        onCancel={() => setConfirming(false)}
        onConfirm={() => withdraw.mutate({ params: { token } })}
      />
    </SplitCard>
  )
}
