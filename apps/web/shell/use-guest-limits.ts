import { useMatches, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { usePermissions } from '../data/use-permissions.ts'
import { ownDataPath } from './own-data-link.tsx'

/**
 * Routes for guests: instructions, inventory, result, own data and account security (D29, R12); the
 * server enforces the same.
 */
const forGuests: readonly string[] = [
  '/new-theme/instructions',
  '/new-theme/questions/{-$id}',
  '/new-theme/answers',
  '/new-theme/profile/{-$id}',
  '/page/$id',
  ownDataPath,
  '/settings/account',
]

/** Redirects guests from every other address to the 404 page. */
export function useGuestLimits() {
  const isGuest = usePermissions()?.has('guest') ?? false
  const here = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' })
  const navigate = useNavigate()
  const astray = isGuest && !forGuests.includes(here)
  useEffect(() => {
    if (astray) void navigate({ to: '/404', replace: true })
  }, [astray, navigate])
}
