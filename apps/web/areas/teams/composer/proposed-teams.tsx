import { Button, Text, Title } from '@mantine/core'
import type { ComposerPerson } from '@quartet/domain/team-coverage.ts'
import { teamSize } from '@quartet/domain/teams.ts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focusSoon } from '../../../components/dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { ProposalNotes } from './proposal-notes.tsx'
import { TeamCard } from './team-card.tsx'
import styles from './team-composer.module.css'
import type { Division } from './use-composer.ts'

export type ComposedTeam = { name: string; members: number[] }

type Props = {
  people: readonly ComposerPerson[]
  division: Division
  isCreating: boolean
  onMove: (id: number, to: number) => void
  onCreate: (teams: ComposedTeam[]) => void
}

/** Who was moved last, and to which team. */
type Moved = { id: number; name: string; to: number }

/** The proposed teams, to change by hand and to create. */
export function ProposedTeams({ people, division, isCreating, onMove, onCreate }: Props) {
  const { t } = useTranslation()
  const teams = useMembers(people, division.teams)
  const [moving, setMoving] = useState<ComposerPerson | null>(null)
  const [last, setLast] = useState<Moved | null>(null)
  useEffect(() => {
    if (last) focusSoon(document.querySelector<HTMLElement>(`[data-person="${last.id}"]`))
  }, [last])
  const move = useCallback(
    (id: number, to: number) => {
      const name = people.find((person) => person.id === id)?.name
      if (name === undefined) return
      onMove(id, to)
      setLast({ id, name, to })
    },
    [people, onMove],
  )
  const create = () =>
    onCreate(
      division.teams.map((members, at) => ({
        name: t('composer.team', { number: at + 1 }),
        members,
      })),
    )
  return (
    <section className={styles.result}>
      <Title order={2} size="h3">
        {t('composer.proposal', { number: division.seed })}
      </Title>
      <ProposalNotes teams={teams} pairs={division.pairs} />
      <Text c="dimmed">{t('composer.drag')}</Text>
      <p role="status" className={styles.message}>
        {last &&
          t('composer.moved', {
            name: last.name,
            team: t('composer.team', { number: last.to + 1 }),
          })}
      </p>
      <ul className={styles.teams}>
        {teams.map((members, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a team is its number
          <TeamCard key={at} {...{ at, members }} onAsk={setMoving} onDrop={move} />
        ))}
      </ul>
      <div>
        <Button
          loading={isCreating}
          disabled={teams.some(({ length }) => length < teamSize.fewest)}
          onClick={create}
        >
          {t('composer.create')}
        </Button>
      </div>
      <MoveDialog
        person={moving}
        teams={division.teams}
        onMove={move}
        onClose={() => setMoving(null)}
      />
    </section>
  )
}

/** The people of each team; a team that stays as it was keeps its list. */
function useMembers(people: readonly ComposerPerson[], teams: readonly number[][]) {
  const byId = useMemo(() => new Map(people.map((person) => [person.id, person])), [people])
  const [lists] = useState(() => new WeakMap<readonly number[], ComposerPerson[]>())
  return teams.map((team) => {
    const members = lists.get(team) ?? team.flatMap((id) => byId.get(id) ?? [])
    lists.set(team, members)
    return members
  })
}
