import '@mantine/core/styles/Input.layer.css'
import { Button, Text, Textarea, Title } from '@mantine/core'
import type { TeamView } from '@quartet/contract/areas/teams.ts'
import { limits } from '@quartet/contract/limits.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { field, submitting, useForm } from '../../../components/form.ts'
import { useTeamActions } from '../use-team-actions.ts'
import styles from './team-page.module.css'

/** The statement of the team; its leader writes it once the team is in progress. */
export function TeamStatement({ team }: { team: TeamView }) {
  const { t } = useTranslation()
  const heading = useId()
  const [editing, setEditing] = useState(false)
  const { role, status, team_description } = team
  if (status === 'invited') return null
  const mayWrite = role === 'leader'
  const isForm = mayWrite && (editing || status === 'in_progress')
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <Title order={2} id={heading}>
        {t('teams.statement')}
      </Title>
      {isForm && <StatementForm team={team} onSaved={() => setEditing(false)} />}
      {!isForm && (
        <Text className={styles.words} dir="auto">
          {team_description || t('teams.statement_missing')}
        </Text>
      )}
      {mayWrite && !isForm && (
        <div>
          <Button variant="default" onClick={() => setEditing(true)}>
            {t('teams.statement_edit')}
          </Button>
        </div>
      )}
    </section>
  )
}

function StatementForm({ team, onSaved }: { team: TeamView; onSaved: () => void }) {
  const { t } = useTranslation()
  const form = useForm({ statement: team.team_description })
  const actions = useTeamActions(team.id)
  const statement = form.values.statement.trim()
  const check = () => form.setErrors(statement ? {} : { statement: field('required') })
  const submit = () => {
    if (form.passes(statement ? {} : { statement: field('required') }))
      actions.update({ team_description: statement }, 'teams.statement_saved', onSaved)
  }
  return (
    <form className={styles.form} onSubmit={submitting(submit)} noValidate>
      <Textarea
        label={t('teams.statement_label')}
        description={t('teams.statement_hint')}
        autosize
        minRows={4}
        maxLength={limits.team.statement}
        dir="auto"
        {...form.mark('statement')}
        value={form.values.statement}
        error={form.error('statement')}
        onBlur={check}
        onChange={({ currentTarget }) => form.set('statement', currentTarget.value)}
      />
      <div>
        <Button type="submit" loading={actions.isPending}>
          {t('teams.statement_save')}
        </Button>
      </div>
    </form>
  )
}
