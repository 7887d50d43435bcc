import { useQuery } from '@tanstack/react-query'
import { api } from '../../../data/client.ts'
import type { Person } from './person.ts'

/** The texts of a profile for the person's age group. */
export const useCards = ({ age_group_id }: Person) =>
  useQuery(
    api.profile.cards.queryOptions({
      input: { query: { age_group_id } },
      meta: { quiet: true },
      staleTime: 300_000,
    }),
  )
