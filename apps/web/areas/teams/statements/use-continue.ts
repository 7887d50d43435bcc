import type { TextKey } from '@quartet/content/texts/text.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Condition } from '../../../data/offline-queue.ts'
import { useRouteMeta } from '../../../shell/meta.ts'
import { addressOfStep } from '../team-steps.ts'

type Choice = { isComplete: boolean; condition: Condition; leadsTeam: boolean }

/** Leads on to the next step once every tick is saved, or says what is missing. */
export function useContinue({ isComplete, condition, leadsTeam }: Choice) {
  const navigate = useNavigate()
  const design = useRouteMeta().hideNavbar ? 'bare' : 'framed'
  const [state, setState] = useState<'choosing' | 'incomplete' | 'leaving'>('choosing')
  // people who lead a team have built it already
  const to = addressOfStep(leadsTeam ? 3 : 2, design)
  const leaves = state === 'leaving' && condition === 'saved'
  useEffect(() => {
    if (leaves) void navigate({ to })
  }, [leaves, navigate, to])

  const waiting = state === 'leaving' && condition === 'saving'
  let problem: TextKey | null = null
  if (state === 'incomplete' && !isComplete) problem = 'team_steps.incomplete'
  if (state === 'leaving' && !leaves && !waiting) problem = 'statement.kept_loud'
  return {
    problem,
    waiting,
    proceed: () => setState(isComplete ? 'leaving' : 'incomplete'),
    /** After another tick, the person has to press again. */
    stay: () => setState('choosing'),
  }
}
