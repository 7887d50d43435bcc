import { Button, Text, TextInput } from '@mantine/core'
import { limits } from '@quartet/contract/limits.ts'
import { teamSize } from '@quartet/domain/teams.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { field, submitting, useForm, wrongOnly } from '../../../components/form.ts'
import { client } from '../../../data/client.ts'
import type { AtField } from '../../../data/failure.ts'
import { useRefreshAll } from '../../../lists/use-refresh-all.ts'
import { showToast } from '../../../shell/toast.tsx'
import styles from './builder.module.css'
import { GuestFields } from './guest-fields.tsx'
import { addressesOf, countGuests, type Guests, idsOf, noGuests, wrongAddresses } from './guests.ts'

/** Errors that are explained at a field. */
const atField: AtField = {
  team_too_small: 'contacts',
  team_contacts_many: 'contacts',
  team_people_unknown: 'contacts',
}

type Props = { initial?: Partial<Guests>; onBuilt: () => void }

/** Names a team and chooses its members. */
export function TeamBuilder({ initial, onBuilt }: Props) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const form = useForm({ name: '', ...noGuests, ...initial })
  const { values } = form
  const build = useMutation({
    meta: { atField },
    mutationFn: () =>
      client.teams.build({
        body: {
          name: values.name.trim(),
          users: idsOf(values),
          emails: addressesOf(values.emails),
        },
      }),
    onSuccess: async () => {
      void showToast('success', t('teams.built'))
      await refreshAll()
      onBuilt()
    },
    onError: (error) => form.takeErrors(error, atField),
  })
  const people = 1 + countGuests(values)
  const submit = () => {
    const wrong = wrongAddresses(values.emails).length > 0
    const problems = wrongOnly<typeof values>({
      name: !values.name.trim() && field('required'),
      emails: wrong && field('email_wrong'),
      contacts: people < teamSize.fewest && 'error.team_too_small',
    })
    if (form.passes(problems)) build.mutate()
  }
  return (
    <form className={styles.form} onSubmit={submitting(submit)} noValidate>
      <TextInput label={t('teams.name')} maxLength={limits.team.name} {...form.text('name')} />
      <GuestFields form={form} />
      <Text role="status">{t('teams.count', { count: people })}</Text>
      <Text c="dimmed">{t('teams.share_note')}</Text>
      <div>
        <Button type="submit" size="lg" loading={build.isPending}>
          {t('teams.add')}
        </Button>
      </div>
    </form>
  )
}
