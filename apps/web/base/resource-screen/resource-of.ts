import { client } from '../api.ts'
import type { Resource, ResourceCalls, ResourceRow } from './resource.ts'

type Client = typeof client
/** A row of a list, by the name of its calls: `RowOf<'topics'>`. */
export type RowOf<Name extends keyof Client> = Client[Name] extends {
  show: (input: never) => Promise<{ row: infer Row extends ResourceRow }>
}
  ? Row
  : never
/** The lists whose calls are those of a resource: for each of them this is checked here. */
type Listed = { [Name in keyof Client]: Client[Name] extends ResourceCalls<RowOf<Name>> ? Name : never }[keyof Client]

/** An area of content whose calls stand under its name: `resourceOf('topics', { title: 'content.topics', … })`. */
export const resourceOf = <Name extends Listed>(
  name: Name,
  told: Omit<Resource<RowOf<Name>>, 'name' | 'calls'>,
): Resource<RowOf<Name>> => ({ name, calls: client[name] as unknown as ResourceCalls<RowOf<Name>>, ...told })
