import { Button, Checkbox, Stack } from '@mantine/core'
import { type InstitutionRole, institutionRoles } from '@quartet/domain/roles.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { submitting } from '../../../components/form.ts'
import { client } from '../../../data/client.ts'
import { asFailure, isChangedByOthers, sentenceOf } from '../../../data/failure.ts'
import { useRefreshAll } from '../../../lists/use-refresh-all.ts'
import { showToast } from '../../../shell/toast.tsx'

type Props = { userId: number; institution: string; assigned: readonly InstitutionRole[] }

/**
 * The roles that administrators of an institution give and take within it. After a change by somebody
 * else the choice stays, and saving is based on that change.
 */
export function InstitutionRolesForm({ userId, institution, assigned }: Props) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const [seen, setSeen] = useState(assigned)
  const [chosen, setChosen] = useState(assigned)
  const save = useMutation({
    mutationFn: () =>
      client.roles.setInInstitution({
        params: { user_id: userId },
        body: { roles: [...chosen], before: [...seen] },
      }),
    meta: { quiet: true },
    onError: async (error) => {
      if (!isChangedByOthers(error)) return
      const { institution_roles } = await client.people.show({ params: { user_id: userId } })
      setSeen(institution_roles ?? [])
    },
    onSuccess: ({ roles }) => {
      setSeen(roles)
      void showToast('success', t('content.saved'))
      return refreshAll()
    },
  })
  const toggle = (role: InstitutionRole, isOn: boolean) =>
    setChosen(institutionRoles.filter((one) => (one === role ? isOn : chosen.includes(one))))
  return (
    <form onSubmit={submitting(() => save.mutate())} noValidate>
      <Stack gap="md" align="flex-start">
        <p>{t('people.roles_text', { institution: `\u2068${institution}\u2069` })}</p>
        {institutionRoles.map((role) => (
          <Checkbox
            key={role}
            label={t(`role.${role}`)}
            description={t(`people.role_${role}`)}
            checked={chosen.includes(role)}
            onChange={({ currentTarget }) => toggle(role, currentTarget.checked)}
          />
        ))}
        {save.error && (
          <NoteBox mood="bad" role="alert" title={t('content.not_saved')}>
            {sentenceOf(asFailure(save.error))}
            {isChangedByOthers(save.error) && (
              <p>
                {t('content.changed_theirs', { field: t('roles.roles') })}:{' '}
                {seen.map((role) => t(`role.${role}`)).join(', ') || '–'}
              </p>
            )}
          </NoteBox>
        )}
        <Button type="submit" loading={save.isPending}>
          {t('content.save')}
        </Button>
      </Stack>
    </form>
  )
}
