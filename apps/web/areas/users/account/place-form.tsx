import { Button, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { submitting, useForm } from '../../../components/form.ts'
import { PlaceFields } from '../../../components/place-fields.tsx'
import { showToast } from '../../../shell/toast.tsx'
import styles from './account.module.css'
import { useChange } from './use-change.ts'
import type { Personal } from './use-personal.ts'

/** Corrects where the person lives, for those who named a place at sign-up. */
export function PlaceForm({ userId, personal }: { userId: number; personal: Personal }) {
  const { t } = useTranslation()
  const { city, state, zip_code } = personal
  const form = useForm({ city, state, zip_code })
  const change = useChange(() => void showToast('success', t('account.saved')))
  const save = () =>
    change.mutate(
      { params: { user_id: userId }, body: form.values },
      { onError: (error) => form.takeErrors(error) },
    )
  return (
    <section className={`${styles.section} ${styles.narrow}`}>
      <Title order={2}>{t('account.place_title')}</Title>
      <form noValidate onSubmit={submitting(save)} className={styles.section}>
        <PlaceFields form={form} required={false} />
        <div>
          <Button type="submit" loading={change.isPending}>
            {t('account.save')}
          </Button>
        </div>
      </form>
    </section>
  )
}
