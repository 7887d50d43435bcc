import { Button, NativeSelect, Text, TextInput, Title } from '@mantine/core'
import { isEmail } from '@quartet/domain/email.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { CountryField } from '../../../components/country-field.tsx'
import { field, submitting, useForm, wrongOnly } from '../../../components/form.ts'
import { api } from '../../../data/client.ts'
import { asFailure, fieldErrors, sentenceOf } from '../../../data/failure.ts'
import { ageChoices } from '../../../lists/content/choices.ts'
import { useRefreshAll } from '../../../lists/use-refresh-all.ts'
import { showToast } from '../../../shell/toast.tsx'
import styles from '../account/account.module.css'
import type { Personal } from '../account/use-personal.ts'

const valuesOf = ({ email, age_group_id, turns_18_in, country }: Personal) => ({
  email: email ?? '',
  age_group_id: String(age_group_id),
  turns_18_in: String(turns_18_in ?? ''),
  country: country ?? '',
})
type Values = ReturnType<typeof valuesOf>

/** The fields that were changed, as the call takes them. */
function changesIn(values: Values, before: Values) {
  const age = values.age_group_id === '2' ? 2 : 3
  return {
    ...(values.email.trim() !== before.email && { email: values.email.trim() }),
    ...(values.age_group_id !== before.age_group_id && ({ age_group_id: age } as const)),
    ...(age === 2 &&
      values.turns_18_in !== before.turns_18_in && {
        turns_18_in: values.turns_18_in ? Number(values.turns_18_in) : null,
      }),
    ...(values.country !== before.country && { country: values.country || null }),
  }
}

type Props = { userId: number; personal: Personal; onUnsaved: (unsaved: boolean) => void }

/** Corrects the address, age and country of another person. */
export function CorrectionForm({ userId, personal, onUnsaved }: Props) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const before = valuesOf(personal)
  const form = useForm(before)
  const [asking, setAsking] = useState(false)
  const save = useMutation(
    api.account.changePersonal.mutationOptions({
      meta: { quiet: true },
      onSuccess: () => {
        void showToast('success', t('content.saved'))
        return refreshAll()
      },
      onError: (error) => form.takeErrors(error),
    }),
  )
  const changes = changesIn(form.values, before)
  const isChanged = Object.keys(changes).length > 0
  useEffect(() => {
    onUnsaved(isChanged)
    return () => onUnsaved(false)
  }, [isChanged, onUnsaved])
  const failure = save.error && asFailure(save.error)
  const shown = failure && Object.keys(fieldErrors(failure)).length === 0 ? failure : null
  const send = () =>
    save.mutate(
      { params: { user_id: userId }, body: changes },
      { onSettled: () => setAsking(false) },
    )
  const submit = () => {
    const { age_group_id, turns_18_in } = form.values
    const wrong = wrongOnly<Values>({
      email: changes.email !== undefined && !isEmail(changes.email) && field('email_wrong'),
      turns_18_in: age_group_id === '2' && !turns_18_in && field('turns_18_missing'),
    })
    if (!form.passes(wrong)) return
    if (changes.age_group_id === undefined) send()
    else setAsking(true)
  }
  // a child stays one until a year of turning 18 is known
  const ages = ageChoices.filter(({ value }) => value !== '1' || before.age_group_id === '1')
  return (
    <form className={`${styles.section} ${styles.narrow}`} onSubmit={submitting(submit)} noValidate>
      <Title order={2}>{t('people.correct_title')}</Title>
      <Text>{t('people.correct_text')}</Text>
      {personal.email !== null && (
        <TextInput type="email" label={t('people.email')} dir="ltr" {...form.text('email')} />
      )}
      <NativeSelect
        label={t('content.age_group')}
        data={ages.map(({ value, label }) => ({ value, label: t(label) }))}
        {...form.text('age_group_id')}
      />
      {form.values.age_group_id === '2' && (
        <TextInput
          inputMode="numeric"
          maxLength={4}
          label={t('people.turns_18_in')}
          {...form.text('turns_18_in')}
        />
      )}
      <CountryField
        value={form.values.country}
        error={form.error('country')}
        onChange={(country) => form.set('country', country)}
      />
      {shown && (
        <NoteBox mood="bad" role="alert" title={t('content.not_saved')}>
          {sentenceOf(shown)}
        </NoteBox>
      )}
      <div>
        <Button type="submit" loading={save.isPending} disabled={!isChanged}>
          {t('people.correct_submit')}
        </Button>
      </div>
      <ConfirmDialog
        opened={asking}
        title={t('people.correct_age_title')}
        text={t('people.correct_age_sure')}
        action={t('people.correct_submit')}
        busy={save.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={send}
      />
    </form>
  )
}
