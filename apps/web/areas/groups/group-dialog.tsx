import { Button, Group as Buttons, Stack, TextInput } from '@mantine/core'
import { groupBounds } from '@quartet/domain/groups.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../components/dialog.tsx'
import { field, submitting, useForm } from '../../components/form.ts'
import { client } from '../../data/client.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import { showToast } from '../../shell/toast.tsx'

type Edited = { id: number; name: string }
type Props = {
  /** Closed with null. */
  editing: Edited | 'new' | null
  onClose: () => void
  onAdded?: (id: number) => void
}

/** Makes a group, or renames one. */
export function GroupDialog({ editing, onClose, onAdded }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog
      opened={editing !== null}
      onClose={onClose}
      title={t(editing === 'new' ? 'groups.add' : 'groups.rename')}
    >
      {editing && <GroupForm editing={editing} onClose={onClose} onAdded={onAdded} />}
    </Dialog>
  )
}

type FormProps = { editing: Edited | 'new'; onClose: () => void; onAdded: Props['onAdded'] }

function GroupForm({ editing, onClose, onAdded }: FormProps) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const form = useForm({ name: editing === 'new' ? '' : editing.name })
  const save = useMutation({
    mutationFn: (body: { name: string }) =>
      editing === 'new'
        ? client.groups.add({ body })
        : client.groups.update({ params: { group_id: editing.id }, body }),
    onError: (error) => form.takeErrors(error, { groups_full: 'name' }),
    onSuccess: async ({ group }) => {
      onClose()
      if (editing === 'new') onAdded?.(group.id)
      else void showToast('success', t('content.saved'))
      await refreshAll()
    },
  })
  const submit = () => {
    const name = form.values.name.trim()
    if (form.passes(name ? {} : { name: field('required') })) save.mutate({ name })
  }
  return (
    <form noValidate onSubmit={submitting(submit)}>
      <Stack gap="md">
        <TextInput
          label={t('content.name')}
          description={editing === 'new' ? t('groups.name_hint') : undefined}
          maxLength={groupBounds.name}
          data-autofocus
          dir="auto"
          autoComplete="off"
          {...form.text('name')}
        />
        <Buttons justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('table.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t(editing === 'new' ? 'groups.add' : 'content.save')}
          </Button>
        </Buttons>
      </Stack>
    </form>
  )
}
