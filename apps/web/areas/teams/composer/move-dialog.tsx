import { Button, Group, NativeSelect } from '@mantine/core'
import type { ComposerPerson } from '@quartet/domain/team-coverage.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/dialog.tsx'
import { submitting } from '../../../components/form.ts'
import styles from './team-composer.module.css'

type Props = {
  /** Who is moved; null while the dialog is closed. */
  person: ComposerPerson | null
  teams: readonly (readonly number[])[]
  onMove: (id: number, to: number) => void
  onClose: () => void
}

/** Asks for the team that somebody goes to. */
export function MoveDialog({ person, teams, onMove, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog
      opened={person !== null}
      onClose={onClose}
      title={person ? t('composer.move', { name: person.name }) : ''}
    >
      {person && <MoveForm key={person.id} {...{ person, teams, onMove, onClose }} />}
    </Dialog>
  )
}

type FormProps = Props & { person: ComposerPerson }

function MoveForm({ person, teams, onMove, onClose }: FormProps) {
  const { t } = useTranslation()
  const others = teams.flatMap((team, at) => (team.includes(person.id) ? [] : [at]))
  const [to, setTo] = useState(others[0] ?? 0)
  const move = () => {
    onMove(person.id, to)
    onClose()
  }
  return (
    <form className={styles.form} onSubmit={submitting(move)} noValidate>
      <NativeSelect
        data-autofocus
        label={t('composer.move_to')}
        value={String(to)}
        onChange={({ currentTarget }) => setTo(Number(currentTarget.value))}
        data={others.map((at) => ({
          value: String(at),
          label: `${t('composer.team', { number: at + 1 })}: ${t('composer.people', { number: teams[at]?.length ?? 0 })}`,
        }))}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('consent.cancel')}
        </Button>
        <Button type="submit" disabled={others.length === 0}>
          {t('composer.move_action')}
        </Button>
      </Group>
    </form>
  )
}
