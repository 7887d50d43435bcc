import { compose, type Proposal } from '@quartet/domain/team-composer.ts'
import type { ComposerPerson } from '@quartet/domain/team-coverage.ts'
import type { TeamPairs } from '@quartet/domain/team-pairs.ts'
import { useCallback, useState } from 'react'

type Failed = Extract<Proposal, { error: string }>

/** The proposed teams, which can be changed by hand, and the pairs they were proposed for. */
export type Division = { seed: number; teams: number[][]; pairs: TeamPairs }

/** Proposes teams, another division each time, and moves people between them. */
export function useComposer(people: readonly ComposerPerson[]) {
  const [seed, setSeed] = useState(0)
  const [division, setDivision] = useState<Division | null>(null)
  const [failed, setFailed] = useState<Failed | null>(null)
  const propose = (size: number, pairs: TeamPairs) => {
    const proposal = compose({ people, size, ...pairs, seed: seed + 1 })
    setSeed(seed + 1)
    const isFailed = 'error' in proposal
    setFailed(isFailed ? proposal : null)
    setDivision(isFailed ? null : { seed: seed + 1, teams: proposal.teams, pairs })
  }
  const move = useCallback(
    (id: number, to: number) =>
      setDivision((before) => before && { ...before, teams: moved(before.teams, id, to) }),
    [],
  )
  return { division, failed, propose, move }
}

const moved = (teams: readonly number[][], id: number, to: number) =>
  teams.map((team, at) => {
    if (at === to) return team.includes(id) ? team : [...team, id]
    return team.includes(id) ? team.filter((one) => one !== id) : team
  })
