import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../components/dialog.tsx'
import { field, submitting, useForm } from '../../components/form.ts'
import type { AtField } from '../../data/failure.ts'
import { useRefreshAll } from '../use-refresh-all.ts'

type Props<Saved> = {
  opened: boolean
  onClose: () => void
  title: string
  name: string
  label: string
  hint?: string | undefined
  maxLength: number
  action: string
  save: (name: string) => Promise<Saved>
  onSaved: (saved: Saved) => void
  /** Errors of the call that are about the name. */
  atField?: AtField
  /** Further fields. */
  children?: ReactNode
}

/** A name for something new, or another one. */
export function NameDialog<Saved>({ opened, title, ...form }: Props<Saved>) {
  return (
    <Dialog opened={opened} onClose={form.onClose} title={title}>
      {opened && <NameForm {...form} />}
    </Dialog>
  )
}

function NameForm<Saved>({
  onClose,
  name,
  label,
  hint,
  maxLength,
  action,
  children,
  ...rest
}: Omit<Props<Saved>, 'opened' | 'title'>) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const form = useForm({ name })
  const save = useMutation({
    mutationFn: rest.save,
    onError: (error) => form.takeErrors(error, rest.atField),
    onSuccess: async (saved) => {
      onClose()
      rest.onSaved(saved)
      await refreshAll()
    },
  })
  const submit = () => {
    const typed = form.values.name.trim()
    if (form.passes(typed ? {} : { name: field('required') })) save.mutate(typed)
  }
  return (
    <form noValidate onSubmit={submitting(submit)}>
      <Stack gap="md">
        <TextInput
          label={label}
          description={hint}
          maxLength={maxLength}
          data-autofocus
          dir="auto"
          autoComplete="off"
          {...form.text('name')}
        />
        {children}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('table.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
