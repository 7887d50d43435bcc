import type { AnyContractProcedure, OpenAPI } from '@orpc/contract'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { z } from 'zod'

type Options = NonNullable<ConstructorParameters<typeof ZodToJsonSchemaConverter>[0]>
type Interceptor = NonNullable<Options['interceptors']>[number]
type Converted = Awaited<ReturnType<ZodToJsonSchemaConverter['convert']>>
type Strategy = 'input' | 'output'
type JsonObject = Record<string, unknown>

export const refTo = (kind: 'schemas' | 'responses' | 'parameters' | 'examples', name: string) => ({
  $ref: `#/components/${kind}/${name}`,
})

/** Keywords of JSON Schema that a schema may carry in its metadata, for what only a function checks. */
const keywords = ['format', 'pattern', 'minLength'] as const

/** Converts the schemas of the contract, with what the converter of oRPC leaves out. */
export const makeConverter = () => new ZodToJsonSchemaConverter({ interceptors: [refine] })

const refine: Interceptor = ({ next, ...options }) => {
  const { schema } = options
  const { def } = schema._zod
  // what a query or form sends as text is described by the numbers it stands for
  const target = isPipe(def) && isCoercion(def) ? def.out : schema
  const [required, json] = next({ ...options, schema: target as typeof schema }) as Converted
  if (typeof json !== 'object') return [required, json] as never
  const meta: JsonObject = z.globalRegistry.get(schema as z.ZodType) ?? {}
  const more = Object.fromEntries(
    keywords.filter((key) => key in meta).map((key) => [key, meta[key]]),
  )
  return [required, { ...simplify(json as JsonObject), ...more }] as never
}

const isPipe = (def: z.core.$ZodTypeDef): def is z.core.$ZodPipeDef => def.type === 'pipe'

const isCoercion = ({ in: from, out }: z.core.$ZodPipeDef) =>
  from._zod.def.type === 'number' && out._zod.def.type !== 'transform'

/** The same schema with fewer words: no bounds of every integer, types of literals, short nulls. */
function simplify(json: JsonObject): JsonObject {
  const { exclusiveMinimum, ...rest } = json
  if (json.type === 'integer') {
    if (typeof exclusiveMinimum === 'number') rest.minimum = exclusiveMinimum + 1
    if (rest.minimum === Number.MIN_SAFE_INTEGER) delete rest.minimum
    if (rest.maximum === Number.MAX_SAFE_INTEGER) delete rest.maximum
    return rest
  }
  const values = 'const' in json ? [json.const] : Array.isArray(json.enum) ? json.enum : []
  if (values.length > 0 && json.type === undefined) {
    if (values.every(Number.isInteger)) return { type: 'integer', ...json }
    if (values.every((value) => typeof value === 'string')) return { type: 'string', ...json }
  }
  return shortNull(json) ?? json
}

/** `anyOf: [{ type: 'string' }, { type: 'null' }]` as `type: ['string', 'null']`. */
function shortNull({ anyOf, ...rest }: JsonObject): JsonObject | undefined {
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return undefined
  const [value, none] = anyOf as [JsonObject, JsonObject]
  const isShort =
    none.type === 'null' && typeof value.type === 'string' && !('enum' in value || 'const' in value)
  return isShort ? { ...value, ...rest, type: [value.type, 'null'] } : undefined
}

type Named = { schema: z.ZodType; strategy: Strategy }

/**
 * Every schema of the contract that has an `id`, for the generator. One that differs as input gets
 * a second component.
 */
export async function namedSchemas(
  procedures: readonly AnyContractProcedure[],
  converter: ZodToJsonSchemaConverter,
): Promise<Record<string, Named>> {
  const found: Record<Strategy, Map<string, z.ZodType>> = { output: new Map(), input: new Map() }
  for (const { '~orpc': route } of procedures) {
    collect(route.outputSchema as z.ZodType | undefined, found.output)
    collect(route.inputSchema as z.ZodType | undefined, found.input)
  }
  const named: Record<string, Named> = {}
  for (const [id, schema] of found.output) named[id] = { schema, strategy: 'output' }
  for (const [id, schema] of found.input) {
    const asInput = JSON.stringify(await converter.convert(schema, { strategy: 'input' }))
    const asOutput = JSON.stringify(await converter.convert(schema, { strategy: 'output' }))
    if (!(id in named)) named[id] = { schema, strategy: 'input' }
    else if (asInput !== asOutput) named[`${id}Input`] = { schema, strategy: 'input' }
  }
  return named
}

/** Finds the schemas with an `id` in a schema. */
function collect(schema: unknown, found: Map<string, z.ZodType>, seen = new Set<unknown>()) {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return
  seen.add(schema)
  if (schema instanceof z.core.$ZodType) {
    const id = z.globalRegistry.get(schema as z.ZodType)?.id
    if (id) found.set(id, schema as z.ZodType)
    collect(schema._zod.def, found, seen)
  } else for (const value of Object.values(schema)) collect(value, found, seen)
}

/** Leaves out the components that nothing refers to. */
export function withoutUnused(document: OpenAPI.Document): OpenAPI.Document {
  const { securitySchemes, ...components } = document.components ?? {}
  const { components: _, ...rest } = document
  const used = new Set<string>()
  const visit = (text: string) => {
    for (const [, kind = '', name = ''] of text.matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)) {
      if (used.has(`${kind}/${name}`)) continue
      used.add(`${kind}/${name}`)
      visit(JSON.stringify((components as Record<string, JsonObject>)[kind]?.[name] ?? {}))
    }
  }
  visit(JSON.stringify(rest))
  const kept = Object.entries(components).map(([kind, all]) => [
    kind,
    Object.fromEntries(Object.entries(all).filter(([name]) => used.has(`${kind}/${name}`))),
  ])
  return { ...rest, components: { securitySchemes, ...Object.fromEntries(kept) } }
}
