import type { OpenAPI } from '@orpc/contract'
import { refTo } from './openapi-schemas.ts'

type Parameter = OpenAPI.ParameterObject
export const operations = (paths: OpenAPI.PathsObject) =>
  Object.values(paths).flatMap((item = {}) =>
    (['get', 'post', 'put', 'delete'] as const).flatMap((method) => item[method] ?? []),
  )

/**
 * Paths that differ only in the names of their parameters are one path to OpenAPI: their parameters
 * become `{id}`.
 */
export function mergeEqualPaths(paths: OpenAPI.PathsObject): OpenAPI.PathsObject {
  const merged: OpenAPI.PathsObject = {}
  const shapeOf = (path: string) => path.replace(/\{\w+\}/g, '{id}')
  const groups = Object.groupBy(Object.keys(paths), shapeOf)
  for (const [shape, [first = '', ...others] = []] of Object.entries(groups)) {
    if (others.length === 0) merged[first] = paths[first]
    else
      merged[shape] = Object.assign(
        {},
        ...[first, ...others].map((path) => withParameter(paths[path] ?? {}, 'id')),
      )
  }
  return merged
}

function withParameter(item: OpenAPI.PathItemObject, name: string): OpenAPI.PathItemObject {
  for (const { parameters = [] } of operations({ item }))
    for (const parameter of parameters as Parameter[])
      if (parameter.in === 'path') parameter.name = name
  return item
}

/** How often a parameter must be the same to become a component. */
const sharedFrom = 3

/** Makes components of the parameters that many calls have; the most frequent of a name wins. */
export function shareParameters(document: OpenAPI.Document) {
  const all = operations(document.paths ?? {}).flatMap(
    ({ parameters = [] }) => parameters as Parameter[],
  )
  const counts = new Map<string, { parameter: Parameter; uses: number }>()
  for (const parameter of all) {
    const key = JSON.stringify(parameter)
    counts.set(key, { parameter, uses: (counts.get(key)?.uses ?? 0) + 1 })
  }
  const shared: Record<string, Parameter> = {}
  for (const { parameter, uses } of [...counts.values()].toSorted((a, b) => b.uses - a.uses))
    if (uses >= sharedFrom) shared[`${parameter.in}.${parameter.name}`] ??= parameter
  for (const operation of operations(document.paths ?? {}))
    operation.parameters &&= (operation.parameters as Parameter[]).map((parameter) => {
      const name = `${parameter.in}.${parameter.name}`
      return JSON.stringify(shared[name]) === JSON.stringify(parameter)
        ? refTo('parameters', name)
        : parameter
    })
  document.components = { ...document.components, parameters: shared }
}
