import { Button } from '@mantine/core'
import type { TeamView } from '@quartet/contract/areas/teams.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/dialog.tsx'
import { field, submitting, useForm, wrongOnly } from '../../../components/form.ts'
import { client } from '../../../data/client.ts'
import type { AtField } from '../../../data/failure.ts'
import { useRefreshAll } from '../../../lists/use-refresh-all.ts'
import { showToast } from '../../../shell/toast.tsx'
import { GuestFields } from '../builder/guest-fields.tsx'
import { addressesOf, countGuests, idsOf, noGuests, wrongAddresses } from '../builder/guests.ts'
import styles from './team-page.module.css'

type Props = { team: TeamView; opened: boolean; onClose: () => void }

/** Invites more people into the team. */
export function AddMembers({ team, opened, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog opened={opened} onClose={onClose} title={t('teams.add_members')}>
      {opened && <AddForm team={team} onAdded={onClose} />}
    </Dialog>
  )
}

const atField: AtField = { team_contacts_many: 'contacts', team_people_unknown: 'contacts' }

function AddForm({ team, onAdded }: { team: TeamView; onAdded: () => void }) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const form = useForm({ ...noGuests })
  const { values } = form
  const invite = useMutation({
    meta: { atField },
    mutationFn: () =>
      client.teams.invite({
        params: { team_id: team.id },
        body: { users: idsOf(values), emails: addressesOf(values.emails) },
      }),
    onSuccess: () => {
      void showToast('success', t('teams.invitations_sent'))
      onAdded()
      return refreshAll()
    },
    onError: (error) => form.takeErrors(error, atField),
  })
  const submit = () => {
    const problems = wrongOnly<typeof values>({
      emails: wrongAddresses(values.emails).length > 0 && field('email_wrong'),
      contacts: countGuests(values) === 0 && field('required'),
    })
    if (form.passes(problems)) invite.mutate()
  }
  return (
    <form className={styles.dialog} onSubmit={submitting(submit)} noValidate>
      <GuestFields form={form} />
      <div>
        <Button type="submit" loading={invite.isPending}>
          {t('teams.invite')}
        </Button>
      </div>
    </form>
  )
}
