import { Button, Text, Title } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { CountryField } from '../../../components/country-field.tsx'
import { QueryError } from '../../../components/query-error.tsx'
import { api } from '../../../data/client.ts'
import { asFailure, sentenceOf } from '../../../data/failure.ts'
import { showToast } from '../../../shell/toast.tsx'
import styles from './account.module.css'
import { EmailForm } from './email-form.tsx'
import { PlaceForm } from './place-form.tsx'
import { useChange } from './use-change.ts'
import { type Personal, usePersonal } from './use-personal.ts'

/** The own address and country, and the way to the adult form. */
export function OwnPersonal({ userId }: { userId: number }) {
  const query = usePersonal(userId)
  const queries = useQueryClient()
  const key = api.account.personal.queryKey({ input: { params: { user_id: userId } } })
  if (!query.data) return query.error ? <QueryError query={query} /> : null
  const { email, email_verified, pending_email, age_group_id, may_become_adult } = query.data
  const { city, state, zip_code } = query.data
  return (
    <>
      {may_become_adult && <BecomeAdult userId={userId} />}
      {age_group_id === 3 && <Country userId={userId} personal={query.data} />}
      {(city || state || zip_code) && <PlaceForm userId={userId} personal={query.data} />}
      {email !== null && (
        <EmailForm
          key={email}
          email={email}
          isConfirmed={email_verified}
          pending={pending_email}
          onAsked={(asked) =>
            queries.setQueryData(key, (before) => before && { ...before, pending_email: asked })
          }
        />
      )}
    </>
  )
}

function Country({ userId, personal }: { userId: number; personal: Personal }) {
  const { t } = useTranslation()
  const change = useChange(() => void showToast('success', t('account.country_saved')))
  return (
    <section className={styles.narrow}>
      <CountryField
        value={personal.country ?? ''}
        error={change.error ? sentenceOf(asFailure(change.error)) : undefined}
        onChange={(country) =>
          country && change.mutate({ params: { user_id: userId }, body: { country } })
        }
      />
    </section>
  )
}

function BecomeAdult({ userId }: { userId: number }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const change = useChange(() => void showToast('success', t('account.adult_done')))
  return (
    <section className={`${styles.section} ${styles.narrow}`}>
      <Title order={2}>{t('account.adult_title')}</Title>
      <Text>{t('account.adult_text')}</Text>
      {change.error && (
        <NoteBox mood="bad" role="alert">
          {sentenceOf(asFailure(change.error))}
        </NoteBox>
      )}
      <div>
        <Button loading={change.isPending} onClick={() => setAsking(true)}>
          {t('account.adult_submit')}
        </Button>
      </div>
      <ConfirmDialog
        opened={asking}
        title={t('account.adult_title')}
        text={t('account.adult_sure')}
        action={t('account.adult_submit')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          change.mutate({ params: { user_id: userId }, body: { age_group_id: 3 } })
        }}
      />
    </section>
  )
}
