import { useMatches, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { usePermissions } from '../data/use-permissions.ts'
import { ownDataPath } from './own-data-link.tsx'

/** Where a guest may be inside: instructions, inventory, result, own data and what keeps the account safe (D29, R12); the server holds to the same. */
const forGuests: readonly string[] = [
  '/new-theme/instructions',
  '/new-theme/questions/{-$id}',
  '/new-theme/answers',
  '/new-theme/profile/{-$id}',
  '/page/$id',
  ownDataPath,
  '/settings/account',
]

/** Every other address is for a guest like one that there is not. */
export function useGuestLimits() {
  const isGuest = usePermissions()?.has('guest') ?? false
  const here = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' })
  const navigate = useNavigate()
  const astray = isGuest && !forGuests.includes(here)
  useEffect(() => {
    if (astray) void navigate({ to: '/404', replace: true })
  }, [astray, navigate])
}
