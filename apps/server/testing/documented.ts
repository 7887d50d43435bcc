import type { OpenAPI } from '@orpc/contract'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { toRoutePath } from '../http/call.ts'
import { calls, openApi } from '../http/openapi.ts'

/** An answer as a test sees it. */
type Answer = { status: number; headers: Headers; body: unknown }
type Json = Record<string, unknown>

const routes = calls()
  .toSorted((one, other) => (one.path < other.path ? -1 : 1))
  .map(({ id, method, path }) => ({
    id,
    method,
    pattern: new RegExp(`^${toRoutePath(path).replace(/:\w+/g, '[^/]+')}$`),
  }))

let checker: Promise<ReturnType<typeof makeChecker>> | undefined
/**
 * Fails when an answer of the running server is not one that the API document describes for the
 * call: its status, its media type and its body, without a property that is not described.
 */
export async function checkDocumented(method: string, path: string, answer: Answer) {
  const [pathname = ''] = path.split('?')
  const route = routes.find((one) => one.method === method && one.pattern.test(pathname))
  if (!route) return
  checker ??= openApi().then(makeChecker)
  const problem = (await checker)(route.id, answer)
  if (problem) throw new Error(`${method} ${path} is not as documented: ${problem}`)
}

function makeChecker(document: OpenAPI.Document) {
  const closed = close(JSON.parse(JSON.stringify(document))) as OpenAPI.Document
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema(closed, 'document')
  const compiled = new Map<string, ValidateFunction>()
  const places = new Map(
    Object.entries(closed.paths ?? {}).flatMap(([path, item]) =>
      Object.entries(item as Json).map(([method, operation]): [string, Place] => [
        (operation as OpenAPI.OperationObject).operationId ?? '',
        { pointer: `/paths/${toPointer(path)}/${method}/responses`, operation: operation as never },
      ]),
    ),
  )

  return (id: string, { status, headers, body }: Answer): string | undefined => {
    const place = places.get(id)
    if (!place) return 'there is no such operation'
    const { pointer, response } = follow(closed, place, status)
    if (!response) return `${status} ${JSON.stringify(body).slice(0, 300)}`
    const type = headers.get('content-type')?.split(';')[0] ?? ''
    if (!response.content?.[type]) return `${status} with ${type}`
    if (type !== 'application/json') return undefined
    const ref = `document#${pointer}/content/${toPointer(type)}/schema`
    const validate = compiled.get(ref) ?? ajv.compile({ $ref: ref })
    compiled.set(ref, validate)
    return validate(body)
      ? undefined
      : `${status} ${JSON.stringify(body).slice(0, 300)}: ${ajv.errorsText(validate.errors)}`
  }
}

type Place = { pointer: string; operation: OpenAPI.OperationObject }

/** The response of an operation, and where it is in the document. */
function follow(document: OpenAPI.Document, { pointer, operation }: Place, status: number) {
  const response = operation.responses?.[status]
  if (!response || !('$ref' in response)) return { pointer: `${pointer}/${status}`, response }
  const shared = response.$ref.slice('#/components/responses/'.length)
  return {
    pointer: response.$ref.slice(1),
    response: document.components?.responses?.[shared] as OpenAPI.ResponseObject | undefined,
  }
}

const toPointer = (key: string) =>
  encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))

/** The same document where objects have no other properties than those described. */
function close(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(close)
  const schema = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, close(inner)]),
  )
  const isOpen =
    schema.type === 'object' && schema.properties && !('additionalProperties' in schema)
  return isOpen && !('unevaluatedProperties' in schema)
    ? { ...schema, unevaluatedProperties: false }
    : schema
}
