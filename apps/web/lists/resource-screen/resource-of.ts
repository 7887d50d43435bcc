import { client } from '../../data/client.ts'
import type { Field, Resource, ResourceCalls, ResourceRow } from './resource.ts'

type Client = typeof client
/** A row of a list, by the name of its calls: `RowOf<'topics'>`. */
export type RowOf<Name extends keyof Client> = Client[Name] extends {
  show: (input: never) => Promise<{ row: infer Row extends ResourceRow }>
}
  ? Row
  : never
/** Checks for each list that its calls are those of a resource. */
type Listed = {
  [Name in keyof Client]: Client[Name] extends ResourceCalls<RowOf<Name>> ? Name : never
}[keyof Client]

/**
 * The resource of a content area with calls of the same name; rows are named by their first field:
 * `resourceOf('topics', { title: 'content.topics', … })`.
 */
export const resourceOf = <Name extends Listed>(
  name: Name,
  fields: DerivedFields<RowOf<Name>>,
): Resource<RowOf<Name>> => ({
  name,
  calls: client[name] as unknown as ResourceCalls<RowOf<Name>>,
  nameOf: (row) => String(row[fields.fields[0].key]),
  ...fields,
})

type DerivedFields<Row extends ResourceRow> = Omit<
  Resource<Row>,
  'name' | 'calls' | 'nameOf' | 'fields'
> & {
  fields: readonly [Field<Row>, ...Field<Row>[]]
}
