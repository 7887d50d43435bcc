import { errors } from '@quartet/contract/errors.ts'
import type { Meta, OwnError } from '@quartet/contract/route.ts'
import { paidPermissions } from '@quartet/domain/permissions.ts'
import { openInMaintenance } from './maintenance.ts'
import type { Served } from './openapi.ts'

/** Every error that a call can answer: those of its access and its input, and its own. */
export const errorsOf = (call: Served): OwnError[] => [
  ...new Set([...accessErrors(call.meta), ...requestErrors(call), ...call.meta.errors]),
]

/** The middlewares that check the caller (authorize.ts). */
function accessErrors({ access }: Meta): OwnError[] {
  if (access.who === 'everyone') return []
  return [
    'unauthenticated',
    ...(access.choosing ? [] : (['password_due'] as const)),
    ...(access.awaiting ? [] : (['consent_awaited'] as const)),
    ...(access.cards === false ? (['class_card_session'] as const) : []),
    ...(access.awaiting && access.who === 'signed in' ? [] : (['second_factor_due'] as const)),
    ...(access.guests && access.holding.length === 0 ? [] : (['forbidden'] as const)),
    ...(access.holding.some((permission) => paidPermissions.includes(permission))
      ? (['subscription_ended'] as const)
      : []),
    ...(access.who === 'person' ? (['not_found'] as const) : []),
  ]
}

/** What any request can meet, and what one with a body or other input can. */
function requestErrors({ method, path, hasInput }: Served): OwnError[] {
  return [
    'too_complex',
    'unsupported_media',
    ...(hasInput ? (['invalid', 'unreadable'] as const) : []),
    ...(method === 'GET' ? [] : (['too_large'] as const)),
    'too_many',
    'unexpected',
    ...(openInMaintenance.has(`${method} ${path}`) ? [] : (['maintenance'] as const)),
    'unavailable',
  ]
}

export const statusOf = (name: OwnError) => (name === 'not_found' ? 404 : errors[name].status)
