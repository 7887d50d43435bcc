import { Button, Group, Stack, TextInput } from '@mantine/core'
import { limits } from '@quartet/contract/limits.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../components/dialog.tsx'
import { field, submitting, useForm } from '../../components/form.ts'
import { client } from '../../data/client.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import { showToast } from '../../shell/toast.tsx'
import type { Family } from './family.ts'

type Props = { family: Family; opened: boolean; onClose: () => void }

export function RenameDialog({ family, opened, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog opened={opened} onClose={onClose} title={t('family.rename')}>
      {opened && <RenameForm family={family} onClose={onClose} />}
    </Dialog>
  )
}

function RenameForm({ family, onClose }: Omit<Props, 'opened'>) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const form = useForm({ name: family.name })
  const save = useMutation({
    mutationFn: (name: string) =>
      client.families.update({ params: { family_id: family.id }, body: { name } }),
    onError: (error) => form.takeErrors(error),
    onSuccess: async () => {
      onClose()
      void showToast('success', t('content.saved'))
      await refreshAll()
    },
  })
  const submit = () => {
    const name = form.values.name.trim()
    if (form.passes(name ? {} : { name: field('required') })) save.mutate(name)
  }
  return (
    <form noValidate onSubmit={submitting(submit)}>
      <Stack gap="md">
        <TextInput
          label={t('family.name')}
          maxLength={limits.team.name}
          data-autofocus
          dir="auto"
          autoComplete="off"
          {...form.text('name')}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('table.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('content.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
