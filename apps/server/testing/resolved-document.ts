import { calls, openApi } from '../http/openapi.ts'

type Json = Record<string, unknown>
type Operation = Json & { operationId: string; parameters?: { in: string; name: string }[] }

/**
 * The API document without references, with the paths as the server has them, for tests that walk
 * through its schemas.
 */
export async function resolvedDocument() {
  const document = JSON.parse(JSON.stringify(await openApi()))
  const operations = new Map(
    Object.values<Record<string, Operation>>(resolve(document.paths, document) as never)
      .flatMap((item) => Object.values(item))
      .map((operation) => [operation.operationId, operation]),
  )
  const paths: Record<string, Record<string, Operation>> = {}
  for (const { id, method, path } of calls()) {
    const operation = operations.get(id)
    if (!operation) throw new Error(`the document has no ${id}`)
    paths[path] = { ...paths[path], [method.toLowerCase()]: namedAs(path, operation) }
  }
  return { paths }
}

/** The operation with the parameters of its path named as in the path. */
function namedAs(path: string, operation: Operation): Operation {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const parameters = operation.parameters?.map((parameter) =>
    parameter.in === 'path' && !names.includes(parameter.name)
      ? { ...parameter, name: names[0] ?? '' }
      : parameter,
  )
  return parameters ? { ...operation, parameters } : operation
}

/** Follows references, and writes `type: ['string', 'null']` as two alternatives. */
function resolve(value: unknown, document: Json): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => resolve(one, document))
  const { $ref, type, ...rest } = value as Json
  if (typeof $ref === 'string') {
    const target = $ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, key) => (at as Json)[key], document)
    return resolve(target, document)
  }
  const inner = Object.fromEntries(
    Object.entries(rest).map(([key, one]) => [key, resolve(one, document)]),
  )
  if (Array.isArray(type)) return { anyOf: type.map((one) => ({ ...inner, type: one })) }
  return type === undefined ? inner : { ...inner, type: resolve(type, document) }
}
