import { limits } from '@quartet/contract/limits.ts'
import '@mantine/core/styles/Combobox.layer.css'
import { NativeSelect, Textarea } from '@mantine/core'
import { addDays } from '@quartet/domain/dates.ts'
import { type ErasureReason, erasureReasons, erasureUndoDays } from '@quartet/domain/own-data.ts'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { field, useForm } from '../../components/form.ts'
import { client } from '../../data/client.ts'
import { asFailure } from '../../data/failure.ts'
import { localDay, writtenDate, writtenMoment } from '../../i18n/dates.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import { showFailure } from '../../shell/error-dialog.tsx'
import { showToast } from '../../shell/toast.tsx'
import { type Person, reasonTexts } from './person.ts'

type Props = { people: readonly Person[]; onClose: () => void; onDone: () => void }

/**
 * Asks for a reason, and says what happens and when: accounts close now, and the data is erased
 * after the days for undoing it (method D44).
 */
export function EraseDialog({ people, onClose, onDone }: Props) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const navigate = useNavigate()
  const form = useForm<{ reason: '' | ErasureReason; note: string }>({ reason: '', note: '' })
  const erase = useMutation({
    mutationFn: (reason: ErasureReason) =>
      client.people.eraseMany({
        body: { ids: people.map(({ id }) => id), reason, note: form.values.note },
      }),
    meta: { quiet: true },
    onError: (error) => {
      form.takeErrors(error)
      if (asFailure(error).fields.length === 0) showFailure(error)
    },
    onSuccess: ({ erase_from }) => {
      onClose()
      onDone()
      void showToast('success', t('people.erased', { date: writtenMoment(erase_from) }), {
        label: t('people.erase_show'),
        go: () => void navigate({ href: '/users?status=erasing' }),
      })
    },
    onSettled: refreshAll,
  })
  const [first, ...others] = people
  const name = `\u2068${first?.name ?? ''}\u2069`
  const date = writtenDate(localDay(addDays(new Date(), erasureUndoDays)))
  const { reason } = form.values
  const confirm = () => {
    if (form.passes(reason ? {} : { reason: field('required') }) && reason) erase.mutate(reason)
  }
  const reasons = erasureReasons.map((value) => ({ value, label: t(reasonTexts[value]) }))
  return (
    <ConfirmDialog
      opened={people.length > 0}
      title={t('people.erase_title')}
      text={
        others.length === 0
          ? t('people.erase_one', { name })
          : t('people.erase_many', { count: people.length })
      }
      action={t('people.erase_sure')}
      cancel={t('table.cancel')}
      busy={erase.isPending}
      onCancel={onClose}
      onConfirm={confirm}
    >
      <p>{t('people.erase_what', { date })}</p>
      <NativeSelect
        {...form.text('reason')}
        label={t('people.erase_reason')}
        data={[{ value: '', label: t('people.erase_choose') }, ...reasons]}
        data-autofocus
      />
      <Textarea
        label={t('people.erase_note')}
        description={t('people.erase_note_hint')}
        maxLength={limits.erasureNote}
        autosize
        minRows={2}
        dir="auto"
        value={form.values.note}
        error={form.error('note')}
        onChange={({ currentTarget }) => form.set('note', currentTarget.value)}
      />
    </ConfirmDialog>
  )
}
