import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { World } from '../world.ts'
import { unzipped } from '../zip.ts'

type Schema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
}
type Operation = {
  parameters?: { name: string; in: string; schema?: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}
type Document = { paths: Record<string, Record<string, Operation>> }

/**
 * The paths of all free texts in a schema, such as `topics.0` and `answers.0.text`, without those
 * limited to listed values. A file in a form counts as well.
 */
function textsIn(schema: Schema, way: string[] = []): string[] {
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return alternatives.flatMap((one) => textsIn(one, way))
  if (schema.type === 'object') {
    const { properties = {}, additionalProperties: more } = schema
    const named = Object.entries(properties).flatMap(([name, one]) => textsIn(one, [...way, name]))
    return typeof more === 'object' ? [...named, ...textsIn(more, [...way, '*'])] : named
  }
  if (schema.type === 'array') return textsIn(schema.items ?? {}, [...way, '0'])
  const free =
    (schema.type === 'string' || schema.type === undefined) &&
    !schema.enum &&
    schema.const === undefined
  return free ? [way.join('.')] : []
}

/**
 * Every field of every call that takes text, as `PUT /users/save/{user_id} about_me`: in path,
 * query, JSON and forms.
 */
export const textFields = ({ paths }: Document): string[] => [
  ...new Set(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { parameters = [], requestBody }]) => {
        const inAddress = parameters.flatMap(({ name, schema }) =>
          textsIn(schema ?? {}).map(() => name),
        )
        const inBody = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
          textsIn(schema),
        )
        return [...inAddress, ...inBody].map((field) => `${method.toUpperCase()} ${path} ${field}`)
      }),
    ),
  ),
]

/**
 * Everything that an installation stores, one line per row or file: all tables of all schemas,
 * including jobs, logs and counters; files, with zips unpacked.
 */
export async function readEverythingStored(world: World): Promise<string[]> {
  const { rows: tables } = await world.pool.query(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`)
  const { rows } = await world.pool.query(
    tables
      .map(({ name }) => `select '${name} ' || t::text as row from ${name} t`)
      .join(' union all '),
  )
  const names = (await readdir(world.folder, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile(),
  )
  const files = await Promise.all(
    names.map(({ parentPath, name }) => inFile(path.join(parentPath, name))),
  )
  return [...rows.map(({ row }) => String(row)), ...files.flat()]
}

async function inFile(file: string): Promise<string[]> {
  const bytes = await readFile(file)
  const inside = file.endsWith('.zip') ? Object.entries(await unzipped(bytes)) : []
  return [
    `file ${file} ${bytes.toString('latin1')}`,
    ...inside.map(([name, content]) => `file ${file}/${name} ${content}`),
  ]
}

/** The words that occur in the stored lines, each with its location. */
export const traces = (stored: readonly string[], words: readonly string[]): string[] => {
  const small = stored.map((line) => line.toLowerCase())
  return words.flatMap((word) =>
    small.filter((line) => line.includes(word)).map((line) => `${word} in ${line.slice(0, 160)}`),
  )
}

/**
 * Removes the files that committed `remove-files` jobs name, because no worker runs in a test
 * world.
 */
export async function removeFiles(world: World) {
  const { rows } = await world.pool.query("select data from jobs.job where name = 'remove-files'")
  for (const { data } of rows)
    for (const name of data.names) await world.services.files.remove(data.kind, name)
}
