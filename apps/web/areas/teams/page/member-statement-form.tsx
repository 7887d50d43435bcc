import '@mantine/core/styles/Input.layer.css'
import { Button, Textarea } from '@mantine/core'
import type { TeamView } from '@quartet/contract/areas/teams.ts'
import { memberStatementLength } from '@quartet/domain/teams.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { field, submitting, useForm, wrongOnly } from '../../../components/form.ts'
import { client } from '../../../data/client.ts'
import { useRefreshAll } from '../../../lists/use-refresh-all.ts'
import { showToast } from '../../../shell/toast.tsx'
import styles from './team-page.module.css'

const { min, max } = memberStatementLength

/** How the user will work with this team. */
export function MemberStatementForm({ team, onSaved }: { team: TeamView; onSaved: () => void }) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const form = useForm({ statement: team.my_statement })
  const statement = form.values.statement.trim()
  const save = useMutation({
    mutationFn: () =>
      client.teams.saveStatementOf({ params: { team_id: team.id }, body: { statement } }),
    onSuccess: async () => {
      void showToast('success', t('teams.statement_saved'))
      await refreshAll()
      onSaved()
    },
    onError: (error) => form.takeErrors(error),
  })
  const submit = () => {
    const isShort = statement.length < min
    const problem = statement === '' ? field('required') : isShort && field('statement_short')
    if (form.passes(wrongOnly<typeof form.values>({ statement: problem }))) save.mutate()
  }
  return (
    <form className={styles.form} onSubmit={submitting(submit)} noValidate>
      <Textarea
        label={t('teams.own_statement')}
        description={t('teams.own_statement_hint')}
        autosize
        minRows={3}
        maxLength={max}
        dir="auto"
        {...form.mark('statement')}
        value={form.values.statement}
        error={form.error('statement')}
        onChange={({ currentTarget }) => form.set('statement', currentTarget.value)}
      />
      <div>
        <Button type="submit" loading={save.isPending}>
          {t('teams.get_started')}
        </Button>
      </div>
    </form>
  )
}
