import {
  type AnyContractProcedure,
  isContractProcedure,
  minifyContractRouter,
  type OpenAPI,
} from '@orpc/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { contract } from '@quartet/contract'
import type { Meta } from '@quartet/contract/route.ts'
import { tags } from '@quartet/contract/tags.ts'
import { errorResponses, errorSchemas } from './openapi-errors.ts'
import { describeOperation } from './openapi-operations.ts'
import { mergeEqualPaths, shareParameters } from './openapi-paths.ts'
import { makeConverter, namedSchemas, withoutUnused } from './openapi-schemas.ts'

/** `id`: the operation in the document, such as `tasks.show`. */
export type Served = {
  id: string
  method: string
  path: string
  summary: string
  meta: Meta
  hasInput: boolean
}

/** Every call of the contract, in its order. */
export function calls(): Served[] {
  return procedures().map(([id, procedure]) => {
    const { route, meta, inputSchema } = procedure['~orpc']
    return {
      id,
      method: route.method ?? 'POST',
      path: route.path ?? '',
      summary: route.summary ?? '',
      meta: meta as Meta,
      hasInput: inputSchema !== undefined,
    }
  })
}

/** Every procedure with its name in the contract. */
const procedures = () =>
  Object.entries(contract).flatMap(([area, routes]) =>
    Object.entries(routes).flatMap(([name, procedure]): [string, AnyContractProcedure][] =>
      isContractProcedure(procedure) ? [[`${area}.${name}`, procedure]] : [],
    ),
  )

const description = `A learning coach on four patterns.

**Requests** are JSON, uploads \`multipart/form-data\`. Sign in with \`POST /login\` and send the \`access_token\` as \`Authorization: Bearer\`.

**Errors** are \`{ name, message, ...more }\`. Every call lists the names that it can answer, by status. \`invalid\` lists the fields with their codes. A 404 without a name means that the record does not exist or is not visible to the caller. Errors that pass by themselves come with \`Retry-After\` in seconds.

**Lists** answer a page and the exact \`count\`. The \`limit\` is the last row of the page, counted from 0.`

/** The OpenAPI 3.1 document. Public calls carry \`security: []\`. */
export async function openApi() {
  const converter = makeConverter()
  const all = procedures().map(([, procedure]) => procedure)
  const document = await new OpenAPIGenerator({ schemaConverters: [converter] }).generate(
    contract,
    {
      info: {
        title: 'Quartet',
        version: '1.0.0',
        description,
        license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
      },
      servers: [{ url: '/api' }],
      security: [{ session: [] }],
      tags: tags.map(({ name, description }) => ({ name, description })),
      components: {
        securitySchemes: {
          session: {
            type: 'http',
            scheme: 'bearer',
            description:
              'The `access_token` of `POST /login` or `POST /verifyCode`. Permissions follow from the roles of the person; each call names those that it requires.',
          },
        },
      },
      commonSchemas: { ...(await namedSchemas(all, converter)), ...errorSchemas() },
    },
  )
  return finish(document)
}

/** Adds what the contract has as data: errors, access, tags and examples. */
function finish(document: OpenAPI.Document): OpenAPI.Document {
  const { responsesOf, components } = errorResponses(calls())
  for (const call of calls()) {
    const operation = operationOf(document, call)
    describeOperation(operation, call)
    Object.assign(operation.responses ?? {}, responsesOf(call))
  }
  Object.assign(document.components ?? {}, components)
  document.paths = mergeEqualPaths(document.paths ?? {})
  shareParameters(document)
  return withoutUnused(document)
}

const operationOf = ({ paths = {} }: OpenAPI.Document, { method, path }: Served) =>
  paths[path]?.[method.toLowerCase() as 'get'] as OpenAPI.OperationObject

/** The part of the contract that the browser needs, without Zod: method and path of each call. */
export const minified = () =>
  JSON.parse(
    JSON.stringify(minifyContractRouter(contract), (key, value) =>
      key === 'meta' ? {} : ['summary', 'spec', 'description'].includes(key) ? undefined : value,
    ),
  )
