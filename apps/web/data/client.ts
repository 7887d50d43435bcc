import { createORPCClient } from '@orpc/client'
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import type { contract } from '@quartet/contract'
import calls from '@quartet/contract/minified.json'
import { Failure, failureOf, offline } from './failure.ts'
import { currentSession } from './session.ts'

async function send(request: Request, init: RequestInit): Promise<Response> {
  const response = await fetch(request, init).catch((error: unknown) => {
    throw request.signal.aborted ? error : offline()
  })
  if (!response.ok) throw await failureOf(response)
  const page =
    response.headers.get('content-type')?.includes('text/html') ?? response.status !== 204
  if (page) throw new Failure({ status: response.status, name: 'unexpected' })
  return response
}

const link = new OpenAPILink(calls as AnyContractRouter, {
  url: () => `${location.origin}/api`,
  headers: () => {
    const token = currentSession()?.access_token
    return token ? { authorization: `Bearer ${token}` } : {}
  },
  fetch: send,
})

/** Plain calls: `await client.auth.login({ body })`. */
export const client: JsonifiedClient<ContractRouterClient<typeof contract>> = createORPCClient(link)
/** Calls for TanStack Query: `useQuery(api.languages.list.queryOptions())`. */
export const api = createTanstackQueryUtils(client)
