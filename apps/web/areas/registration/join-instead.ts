import { redirect } from '@tanstack/react-router'
import { currentSession } from '../../data/session.ts'
import type { RegisterSearch } from './use-initial-values.ts'

/** Whoever is signed in joins the institution of a code with the account that they have. */
export function joinInstead({ search: { code } }: { search: RegisterSearch }) {
  if (code && currentSession())
    throw redirect({ to: '/institution', search: { code }, replace: true })
}
