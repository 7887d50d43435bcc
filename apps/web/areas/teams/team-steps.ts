import { useQuery } from '@tanstack/react-query'
import { api } from '../../data/client.ts'

export type TeamStep = 1 | 2 | 3 | 4
export const teamStepNumbers: readonly TeamStep[] = [1, 2, 3, 4]

/** The addresses of the steps that belong to no team yet, in the new and in the old design. */
const addresses = {
  bare: [
    '/new-theme/build-team/step-1',
    '/new-theme/build-team/step-2',
    '/new-theme/build-team/step-3',
  ],
  framed: ['/introduce-yourself', '/building-team', '/working-together'],
} as const

export const addressOfStep = (step: 1 | 2 | 3, design: keyof typeof addresses): string =>
  addresses[design][step - 1] ?? ''

/** The texts of editors that introduce a step. */
export function useTeamIntro(step: TeamStep) {
  const { data } = useQuery(
    api.teamBuilding.cards.queryOptions({ meta: { quiet: true }, staleTime: 300_000 }),
  )
  return (data?.cards ?? []).flatMap((card, at) =>
    card.step === step
      ? {
          title: data?.cards_titles[at] ?? '',
          body: data?.cards_instructions[at] ?? '',
          language_id: card.language_id,
        }
      : [],
  )
}
