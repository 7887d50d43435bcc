import type { OpenAPI } from '@orpc/contract'
import { errorFields } from '@quartet/contract/error-fields.ts'
import { type ErrorName, errors } from '@quartet/contract/errors.ts'
import { fieldMessages } from '@quartet/contract/fields.ts'
import type { OwnError } from '@quartet/contract/route.ts'
import { z } from 'zod'
import { errorsOf, statusOf } from './call-errors.ts'
import type { Served } from './openapi.ts'
import { refTo } from './openapi-schemas.ts'

const notFoundMessage = 'This was not found.'
/** Statuses of errors that pass by themselves. */
const passing = [423, 429, 503]
const withFields = Object.keys(errorFields) as (keyof typeof errorFields)[]
const hasFields = (name: OwnError) => name in errorFields

/** `task_changed` is TaskChangedError. */
const schemaName = (name: OwnError) =>
  `${name.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())}Error`

/** The schemas of error bodies, for the generator. */
export const errorSchemas = () => ({
  Error: {
    strategy: 'output' as const,
    schema: z.object({
      name: z.enum(Object.keys(errors) as [ErrorName, ...ErrorName[]]).optional(),
      message: z.string(),
    }),
  },
  [schemaName('not_found')]: {
    strategy: 'output' as const,
    schema: z
      .object({ message: z.string() })
      .describe('Without a name: the record does not exist or is not visible to the caller.'),
  },
  ...Object.fromEntries(
    withFields.map((name) => [
      schemaName(name),
      {
        strategy: 'output' as const,
        schema: z.object({
          name: z.literal(name),
          message: z.string(),
          ...errorFields[name],
        }),
      },
    ]),
  ),
})

type NameSet = { status: number; names: OwnError[]; uses: number }

/** The error responses of the calls. Those that several calls have are components. */
export function errorResponses(calls: readonly Served[]) {
  const sets = new Map<string, NameSet>()
  const setsOf = (call: Served) =>
    Object.entries(Object.groupBy(errorsOf(call).toSorted(), statusOf)).map(
      ([status, names = []]) => ({ status: Number(status), names, key: names.join('.') }),
    )
  for (const { key, ...set } of calls.flatMap(setsOf))
    sets.set(key, { ...set, uses: (sets.get(key)?.uses ?? 0) + 1 })

  const isShared = (key: string) => (sets.get(key)?.uses ?? 0) > 1
  const names = new Set([...sets.values()].flatMap((set) => set.names))
  const shared = [...sets].filter(([key]) => isShared(key))
  return {
    responsesOf: (call: Served) =>
      Object.fromEntries(
        setsOf(call).map((set) => [
          set.status,
          isShared(set.key) ? refTo('responses', set.key) : responseOf(set),
        ]),
      ),
    components: {
      responses: Object.fromEntries(shared.map(([key, set]) => [key, responseOf(set)])),
      examples: Object.fromEntries(
        [...names].filter(hasExample).map((name) => [name, exampleOf(name)]),
      ),
    },
  }
}

const messageOf = (name: OwnError) =>
  name === 'not_found' ? notFoundMessage : errors[name].message

function responseOf({ status, names }: Omit<NameSet, 'uses'>): OpenAPI.ResponseObject {
  const lines = names.map((name) =>
    name === 'not_found' ? `- no name: ${notFoundMessage}` : `- \`${name}\`: ${messageOf(name)}`,
  )
  return {
    description: lines.join('\n'),
    ...(passing.includes(status) && {
      headers: {
        'Retry-After': {
          description: 'Seconds after which the call may succeed.',
          schema: { type: 'integer' },
        },
      },
    }),
    content: {
      'application/json': {
        schema: bodyOf(names),
        examples: Object.fromEntries(
          names.filter(hasExample).map((name) => [name, refTo('examples', name)]),
        ),
      },
    },
  }
}

/** The body of a response with one of these names. */
function bodyOf(names: readonly OwnError[]): OpenAPI.SchemaObject {
  const plain = names.filter((name) => !hasFields(name) && name !== 'not_found')
  const variants: (OpenAPI.SchemaObject | OpenAPI.ReferenceObject)[] = [
    ...(plain.length > 0
      ? [{ allOf: [refTo('schemas', 'Error'), named(plain)] } as OpenAPI.SchemaObject]
      : []),
    ...(names.includes('not_found') ? [refTo('schemas', schemaName('not_found'))] : []),
    ...names.filter(hasFields).map((name) => refTo('schemas', schemaName(name))),
  ]
  const [only, ...others] = variants
  return only && others.length === 0 ? (only as OpenAPI.SchemaObject) : { anyOf: variants }
}

const named = (names: readonly OwnError[]): OpenAPI.SchemaObject => ({
  properties: { name: { enum: [...names] } },
  required: ['name'],
})

/** Errors whose further properties only a real answer has are shown by their schema. */
const hasExample = (name: OwnError) =>
  name === 'invalid' || z.object(fieldsOf(name)).safeParse({}).success
const fieldsOf = (name: OwnError): z.core.$ZodLooseShape =>
  name in errorFields ? errorFields[name as keyof typeof errorFields] : {}

const exampleOf = (name: OwnError): OpenAPI.ExampleObject => ({
  summary: messageOf(name),
  value: {
    ...(name !== 'not_found' && { name }),
    message: messageOf(name),
    ...(name === 'invalid' && {
      fields: [{ path: 'email', code: 'email_missing', message: fieldMessages.email_missing }],
    }),
  },
})
