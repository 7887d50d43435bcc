import { Checkbox, Stack, Text, TextInput } from '@mantine/core'
import { isEmail } from '@quartet/domain/email.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { field, useForm, wrongOnly } from '../../components/form.ts'
import { api } from '../../data/client.ts'
import { asFailure, fieldErrors, sentenceOf } from '../../data/failure.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import { showToast } from '../../shell/toast.tsx'
import { type OwnInstitution, useOwnParams } from './membership.ts'

type Props = { institution: OwnInstitution; onClose: () => void }

/** Says what leaving means, and leaves. */
export function LeaveInstitution({ institution, onClose }: Props) {
  const { t } = useTranslation()
  const form = useForm({ resume_renewal: false, guardian_email: '' })
  const leave = useLeaving(institution, onClose, form.takeErrors)
  const { resume_renewal, guardian_email } = form.values
  const failure = leave.error && asFailure(leave.error)
  const submit = () => {
    const email = guardian_email.trim()
    const wrong = { guardian_email: email !== '' && !isEmail(email) && field('email_wrong') }
    if (form.passes(wrongOnly<typeof form.values>(wrong)))
      leave.start({ resume_renewal, ...(email && { guardian_email: email }) })
  }
  return (
    <ConfirmDialog
      opened
      text={t('membership.leave_text')}
      action={t('membership.leave')}
      busy={leave.isPending}
      onCancel={onClose}
      onConfirm={submit}
    >
      <Stack gap="md">
        <Text>{t(`membership.leave_${institution.after_leaving}`)}</Text>
        {institution.renewal_paused && (
          <Checkbox
            label={t('membership.resume')}
            checked={resume_renewal}
            onChange={({ currentTarget }) => form.set('resume_renewal', currentTarget.checked)}
          />
        )}
        {institution.may_name_guardian && (
          <TextInput
            type="email"
            dir="ltr"
            label={t('membership.guardian')}
            {...form.text('guardian_email')}
          />
        )}
        {failure && Object.keys(fieldErrors(failure)).length === 0 && (
          <NoteBox mood="bad" role="alert">
            <p>{sentenceOf(failure)}</p>
          </NoteBox>
        )}
      </Stack>
    </ConfirmDialog>
  )
}

type Body = { resume_renewal: boolean; guardian_email?: string }

function useLeaving(
  { after_leaving }: OwnInstitution,
  onClose: () => void,
  onError: (error: unknown) => void,
) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const navigate = useNavigate()
  const own = useOwnParams()
  const { mutate, isPending, error } = useMutation(
    api.memberships.leave.mutationOptions({
      meta: { quiet: true },
      onSuccess: () => {
        void showToast('success', t('membership.left'))
        onClose()
        // the account waits for consent now, and its sessions have ended
        return after_leaving === 'consent' ? navigate({ to: '/logout' }) : refreshAll()
      },
      onError,
    }),
  )
  return { isPending, error, start: (body: Body) => mutate({ ...own, body }) }
}
