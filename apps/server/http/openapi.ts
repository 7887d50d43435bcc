import {
  type AnyContractProcedure,
  type AnyContractRouter,
  isContractProcedure,
  minifyContractRouter,
} from '@orpc/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { contract } from '@quartet/contract'
import type { Meta } from '@quartet/contract/route.ts'

export type Served = { method: string; path: string; summary: string; meta: Meta }

/** Every call of the contract, in its order. */
export function calls(): Served[] {
  return [...procedures(contract)].map((procedure) => {
    const { route, meta } = procedure['~orpc']
    return {
      method: route.method ?? 'POST',
      path: route.path ?? '',
      summary: route.summary ?? '',
      meta: meta as Meta,
    }
  })
}

function* procedures(router: AnyContractRouter): Generator<AnyContractProcedure> {
  if (isContractProcedure(router)) yield router
  else for (const child of Object.values(router)) yield* procedures(child as AnyContractRouter)
}

/** The OpenAPI 3.1 document. Public calls carry `security: []`. */
export const openApi = () =>
  new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(contract, {
    info: {
      title: 'Quartet',
      version: '1.0.0',
      description: 'A learning coach on four patterns. Errors are { name, message, ...fields }.',
    },
    servers: [{ url: '/api' }],
    security: [{ session: [] }],
    components: {
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description: 'access_token of POST /login or POST /verifyCode',
        },
      },
    },
  })

export function accessInWords({ access }: Meta): string {
  if (access.who === 'everyone') return 'everyone'
  const holding = access.holding.length > 0 ? ` with ${access.holding.join(' and ')}` : ''
  const guests = access.guests ? ', guests too' : ''
  if (access.who === 'signed in') return `signed in${holding}${guests}`
  const others =
    access.others.length > 0
      ? `, or access_users and ${access.others.join(' or ')}${access.writes ? ' (not read only)' : ''}`
      : ''
  return `the person${others}${holding}${guests}`
}

/** The part of the contract that the browser needs, without Zod: method and path of each call. */
export const minified = () =>
  JSON.parse(
    JSON.stringify(minifyContractRouter(contract), (key, value) =>
      key === 'meta' ? {} : ['summary', 'spec'].includes(key) ? undefined : value,
    ),
  )
