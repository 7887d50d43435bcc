import { client } from '../../data/client.ts'
import type { Field, Resource, ResourceCalls, ResourceRow } from './resource.ts'

type Client = typeof client
/** A row of a list, by the name of its calls: `RowOf<'topics'>`. */
export type RowOf<Name extends keyof Client> = Client[Name] extends {
  show: (input: never) => Promise<{ row: infer Row extends ResourceRow }>
}
  ? Row
  : never
/** The lists whose calls are those of a resource: for each of them this is checked here. */
type Listed = { [Name in keyof Client]: Client[Name] extends ResourceCalls<RowOf<Name>> ? Name : never }[keyof Client]

/** An area of content whose calls stand under its name, its rows named by their first field: `resourceOf('topics', { title: 'content.topics', … })`. */
export const resourceOf = <Name extends Listed>(name: Name, fields: DerivedFields<RowOf<Name>>): Resource<RowOf<Name>> => ({
  name,
  calls: client[name] as unknown as ResourceCalls<RowOf<Name>>,
  nameOf: (row) => String(row[fields.fields[0].key]),
  ...fields,
})

type DerivedFields<Row extends ResourceRow> = Omit<Resource<Row>, 'name' | 'calls' | 'nameOf' | 'fields'> & {
  fields: readonly [Field<Row>, ...Field<Row>[]]
}
