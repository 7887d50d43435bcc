import type { OpenAPI } from '@orpc/contract'
import { examples } from '@quartet/contract/examples.ts'
import { parameterDescriptions } from '@quartet/contract/parameters.ts'
import { tags } from '@quartet/contract/tags.ts'
import { accessInSentences, permissionsOf } from './access-words.ts'
import type { Served } from './openapi.ts'

/** Adds the tag, description, permissions and examples of an operation. */
export function describeOperation(operation: OpenAPI.OperationObject, call: Served) {
  const { meta, id } = call
  operation.tags = tags
    .filter(({ areas }) => areas.some((area) => area === id.split('.')[0]))
    .map(({ name }) => name)
  operation.description = [operation.description, accessInSentences(meta), bodyInWords(call)]
    .filter(Boolean)
    .join('\n\n')
  const permissions = permissionsOf(meta)
  if (permissions) Object.assign(operation, { 'x-permissions': permissions })
  for (const parameter of (operation.parameters ?? []) as OpenAPI.ParameterObject[])
    describeParameter(parameter)
  if (meta.takes === 'form') takesForm(operation)
  addExamples(operation, call)
}

/** A named schema hides from the generator that it holds a file. */
function takesForm({ requestBody }: OpenAPI.OperationObject) {
  if (!requestBody || !('content' in requestBody)) return
  const { 'application/json': json, ...rest } = requestBody.content
  requestBody.content = json ? { 'multipart/form-data': json, ...rest } : rest
}

/** What the body may be, where it is not JSON of the usual size. */
function bodyInWords({ meta: { takes, orJson, bodyLimit, limits } }: Served) {
  if (takes === 'json') return undefined
  const json = orJson ? ', or JSON without a file' : ''
  const kept = limits.length > 0 ? ' Uploads are limited for each person.' : ''
  return `Takes a form (multipart/form-data) of at most ${(bodyLimit / 1_000_000).toFixed(1)} MB${json}.${kept}`
}

/** Moves the description of the schema to the parameter, where readers and tools look for it. */
function describeParameter(parameter: OpenAPI.ParameterObject) {
  const { description, ...schema } = (parameter.schema ?? {}) as Record<string, unknown>
  parameter.schema = schema as typeof parameter.schema
  const words = description ?? parameterDescriptions[parameter.name]
  if (words) parameter.description = String(words)
  // neither follows from the contract
  delete parameter.allowEmptyValue
  delete parameter.allowReserved
}

function addExamples(operation: OpenAPI.OperationObject, { id }: Served) {
  const { request, response } = examples[id] ?? {}
  const { requestBody, responses = {} } = operation
  const success = responses['200']
  if (request && requestBody && 'content' in requestBody)
    for (const content of Object.values(requestBody.content)) content.example = request
  if (response && success && 'content' in success && success.content)
    for (const content of Object.values(success.content)) content.example = response
}
