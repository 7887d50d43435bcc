/** The parts of an OpenAPI 3.1 document that describe the input of a call. */
type Schema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  minLength?: number
  exclusiveMinimum?: number
  minimum?: number
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
}
type Operation = {
  parameters?: { in: string; name: string; schema?: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}
export type Document = { paths: Record<string, Record<string, Operation>> }

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
/**
 * The position of a value: a name in the path, the query or the headers, or a path in the body; the
 * empty path is the body itself.
 */
export type Place =
  | { in: 'path' | 'query' | 'header'; name: string }
  | { in: 'body'; way: (string | number)[] }
/** A call with one shape of its body. A body with alternatives makes several shapes of one call. */
export type Shape = {
  method: string
  path: string
  query: string[]
  /** Valid values in the path and the query, by name. */
  values: Record<string, Json>
  body: Json | undefined
  form: boolean
  places: Place[]
}
/** A valid value for a call, by field name; undefined if any value works. */
export type Example = (name: string, path: string) => Json | typeof leftOut | undefined
/** Used instead of an example if the caller may not send the field at all. */
export const leftOut = Symbol('left out')
type ExampleOf = (name: string) => ReturnType<Example>

const headers = [
  'authorization',
  'bearer',
  'content-type',
  'host',
  'accept-language',
  'accept-encoding',
  'x-forwarded-for',
  'cookie',
  'origin',
]

/** Every call of a document with all its places. */
export const shapesOf = ({ paths }: Document, exampleFor: Example): Shape[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const example = (name: string) => exampleFor(name, path)
      const parameters = (operation.parameters ?? []).filter(
        ({ name }) => example(name) !== leftOut,
      )
      const named = (where: string) =>
        parameters.filter((one) => one.in === where).map(({ name }) => name)
      const values = Object.fromEntries(
        parameters.map(({ name, schema }) => [name, sampleOf(schema ?? {}, name, example)]),
      )
      const [[media, { schema }] = ['', { schema: undefined }]] = Object.entries(
        operation.requestBody?.content ?? {},
      )
      const inAddress: Place[] = [
        ...named('path').map((name) => ({ in: 'path' as const, name })),
        ...named('query').map((name) => ({ in: 'query' as const, name })),
        ...headers.map((name) => ({ in: 'header' as const, name })),
      ]
      const bodies = schema ? alternatives(schema) : [undefined]
      return bodies.map((one, at) => {
        const body = one && sampleOf(one, '', example)
        const places = one
          ? [{ in: 'body' as const, way: [] }, ...pathsIn(one, body ?? null, [])]
          : []
        return {
          method: method.toUpperCase(),
          path,
          query: named('query'),
          values,
          body,
          form: media === 'multipart/form-data',
          places: [...(at === 0 ? inAddress : []), ...places],
        }
      })
    }),
  )

const alternatives = (schema: Schema): Schema[] => schema.anyOf ?? schema.oneOf ?? [schema]

/** A value that the schema allows, with every field filled. */
function sampleOf(schema: Schema, name: string, example: ExampleOf): Json {
  const value = example(name)
  if (schema.const !== undefined) return schema.const as Json
  if (value !== undefined && value !== leftOut) return value
  if (schema.enum) return schema.enum[0] as Json
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (first) return sampleOf(first, name, example)
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).flatMap(([key, one]) =>
        example(key) === leftOut ? [] : [[key, sampleOf(one, key, example)]],
      ),
    )
  if (schema.type === 'array') return [sampleOf(schema.items ?? {}, name, example)]
  if (schema.default !== undefined) return schema.default as Json
  if (schema.type === 'boolean') return true
  if (schema.type === 'integer' || schema.type === 'number')
    return Math.max(1, (schema.exclusiveMinimum ?? -1) + 1, schema.minimum ?? 1)
  return 'a'.repeat(Math.max(1, schema.minLength ?? 1))
}

/** The paths of all fields and list entries, recursively. */
function pathsIn(schema: Schema, body: Json, way: (string | number)[]): Place[] {
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (first) return pathsIn(first, body, way)
  const below = (key: string | number, one: Schema, inside: Json): Place[] => [
    { in: 'body', way: [...way, key] },
    ...pathsIn(one, inside, [...way, key]),
  ]
  if (Array.isArray(body)) return body.flatMap((entry, at) => below(at, schema.items ?? {}, entry))
  if (body === null || typeof body !== 'object') return []
  return Object.entries(schema.properties ?? {}).flatMap(([key, one]) =>
    key in body ? below(key, one, body[key] ?? null) : [],
  )
}
