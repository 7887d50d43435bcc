import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { practiceCards } from '@quartet/domain/card-number.ts'
import { endSql, sql } from './world.ts'

/** Every card number that the tests type; the last one no practice gateway takes. */
const typed = new Set<string>([...Object.values(practiceCards).flat(), '4539578763621486'])

/**
 * Numbers in one piece and in groups, also after another digit; the words of the interface show one
 * in groups.
 */
const numbers = {
  plain: /(?=([2-6]\d{15}))/g,
  grouped: /(?=([2-6]\d{3}([ -]?)\d{4}\2\d{4}\2\d{4}))/g,
}
const holdsCard = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].some(([, number]) => typed.has(number?.replace(/\D/g, '') ?? ''))

/** Runs after the last test: fails if a row, a log, a mail or another file has a card number. */
export default async function findStoredCards() {
  const planted = await plant()
  const places = await findPlaces().finally(() => remove(planted).finally(endSql))
  const unseen = Object.values(planted).filter((place) => !places.includes(place))
  if (unseen.length > 0) throw new Error(`card numbers are not seen in ${unseen.join(', ')}`)
  const stored = places.filter((place) => !Object.values(planted).includes(place))
  if (stored.length > 0) throw new Error(`card numbers are stored in ${stored.join(', ')}`)
}

async function findPlaces() {
  const tables = await inTables()
  const files = [...filesIn(folder), 'test-results/server.log']
  return [...tables, ...files.filter(hasNumber)]
}

const folder = process.env.E2E_DATA ?? ''

/** A number after a digit, which the search has to find. No file of the database gets a row of an unlogged table. */
async function plant() {
  const number = `4${[...typed][0]}`
  const planted = { table: 'public.planted_card', file: path.join(folder, 'planted-card.txt') }
  await sql(`create unlogged table ${planted.table} as select '${number}' as number`)
  writeFileSync(planted.file, number)
  return planted
}

async function remove({ table, file }: Awaited<ReturnType<typeof plant>>) {
  rmSync(file)
  await sql(`drop table ${table}`)
}

async function inTables() {
  await sql('checkpoint') // so that the files of the database have what is in its memory
  const tables = await sql<{ name: string }>(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`)
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await sql<{ row: string }>(
      `select t::text as row from ${name} t where t::text ~ '[2-6]\\d{3}([ -]?)\\d{4}\\1\\d{4}\\1\\d{4}'`,
    )
    if (rows.some(({ row }) => holdsCard(row, numbers.grouped))) found.push(name)
  }
  return found
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))

/** In the files of the database also what rows held before they were changed or deleted. */
const hasNumber = (file: string) => holdsCard(readFileSync(file, 'latin1'), numbers.plain)
