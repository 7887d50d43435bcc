import { joinCell } from '@quartet/domain/list-cell.ts'
import { csvRecords } from './csv.ts'

/** The files of a OneRoster zip that are read; the others say nothing about accounts. */
export const oneRosterFiles = [
  ...['users.csv', 'classes.csv', 'enrollments.csv', 'roles.csv', 'demographics.csv'],
] as const
type FileName = 'users.csv' | 'classes.csv' | 'enrollments.csv' | 'roles.csv' | 'demographics.csv'
type Texts = { [Name in FileName]?: string }
type Row = Readonly<Record<string, string>>

/**
 * OneRoster (1.0 to 1.2) as one table: the rows of users.csv with their classes, role and day of
 * birth from the other files.
 */
export function* oneRosterTable(texts: Texts): Generator<string[]> {
  const classes = classNames(texts['classes.csv'])
  const { classesOf, roleOf } = readEnrollments(texts['enrollments.csv'], classes)
  const births = valuesOf(texts['demographics.csv'], 'sourcedid', 'birthdate')
  const roles = primaryRoles(texts['roles.csv'])
  let headings: string[] | undefined
  for (const cells of csvRecords(texts['users.csv'] ?? '')) {
    if (!headings) {
      headings = cells.map((cell) => cell.toLowerCase())
      yield [...headings.filter((name) => !added.includes(name)), ...added]
      continue
    }
    const names = headings
    const row = rowOf(names, cells)
    const id = row.sourcedid ?? ''
    yield [
      ...names.flatMap((name, at) => (added.includes(name) ? [] : [cells[at] ?? ''])),
      row.role || roles.get(id) || roleOf.get(id) || '',
      joinCell([...(classesOf.get(id) ?? [])]),
      births.get(id) ?? '',
    ]
  }
}

const added = ['role', 'classes', 'birthdate']

const rowOf = (headings: readonly string[], cells: readonly string[]): Row =>
  Object.fromEntries(headings.map((heading, at) => [heading, cells[at] ?? '']))

function* rowsOf(text: string | undefined): Generator<Row> {
  let headings: string[] | undefined
  for (const cells of csvRecords(text ?? '')) {
    if (headings) yield rowOf(headings, cells)
    else headings = cells.map((cell) => cell.toLowerCase())
  }
}

const isGone = ({ status = '' }: Row) => ['tobedeleted', 'inactive'].includes(status.toLowerCase())

function valuesOf(text: string | undefined, key: string, value: string) {
  const values = new Map<string, string>()
  for (const row of rowsOf(text))
    if (!isGone(row) && row[key]) values.set(row[key], row[value] ?? '')
  return values
}

const classNames = (text: string | undefined) => valuesOf(text, 'sourcedid', 'title')

/** The role of each person in roles.csv (1.2): the primary one, or else the first. */
function primaryRoles(text: string | undefined) {
  const roles = new Map<string, string>()
  for (const row of rowsOf(text)) {
    const { usersourcedid: id = '', role = '', roletype = '' } = row
    if (!isGone(row) && (roletype.toLowerCase() === 'primary' || !roles.has(id)))
      roles.set(id, role)
  }
  return roles
}

function readEnrollments(text: string | undefined, classes: ReadonlyMap<string, string>) {
  const classesOf = new Map<string, Set<string>>()
  const roleOf = new Map<string, string>()
  for (const row of rowsOf(text)) {
    const { usersourcedid: id = '', classsourcedid = '', role = '' } = row
    const title = classes.get(classsourcedid)
    if (isGone(row)) continue
    if (role === 'teacher' || !roleOf.has(id)) roleOf.set(id, role)
    if (!title) continue
    const titles = classesOf.get(id) ?? new Set()
    classesOf.set(id, titles.add(title))
  }
  return { classesOf, roleOf }
}
