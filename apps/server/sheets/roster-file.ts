import { CsvBroken, csvRecords, decodeText } from './csv.ts'
import { oneRosterFiles, oneRosterTable } from './one-roster.ts'
import {
  batch,
  batchLength,
  lengthOf,
  max,
  maxColumns,
  readWorkbook,
  type SheetLimits,
  type SheetRow,
  SheetUnread,
  withinLengths,
  zipMark,
} from './sheet-format.ts'
import { unpackFiles } from './zip-files.ts'

/**
 * Reads a roster as texts like `readWorkbook`: a workbook, a CSV, or a OneRoster zip as one table.
 * Throws SheetUnread.
 */
export const readRoster = (bytes: Buffer, limits: SheetLimits) => withinLengths(read(bytes, limits))

async function* read(bytes: Buffer, limits: SheetLimits): AsyncGenerator<SheetRow[]> {
  if (isOld(bytes)) yield* workbookOr(bytes, limits)
  else if (!bytes.subarray(0, 4).equals(zipMark)) yield* batches(csvRecords(textOf(bytes)), limits)
  else {
    const files = await unpackFiles(bytes, oneRosterFiles, { ...max, unpacked: limits.unpacked })
    if (files === 'too_large') throw new SheetUnread('sheet_too_large')
    if (!files) throw new SheetUnread('sheet_broken')
    if (files.has('users.csv')) yield* batches(oneRosterTable(textsOf(files)), limits)
    else yield* workbookOr(bytes, limits)
  }
}

/** A workbook of the old format or with a password, about which `readWorkbook` knows more. */
const isOld = (bytes: Buffer) =>
  bytes.subarray(0, 4).equals(Buffer.from('\xd0\xcf\x11\xe0', 'latin1'))

async function* workbookOr(bytes: Buffer, limits: SheetLimits) {
  try {
    yield* readWorkbook(bytes, limits)
  } catch (error) {
    if (error instanceof SheetUnread && error.error === 'sheet_unknown')
      throw new SheetUnread('roster_unknown')
    throw error
  }
}

function textOf(bytes: Buffer): string {
  const text = decodeText(bytes)
  if (text?.includes('\0') || (text === undefined && bytes.includes(0)))
    throw new SheetUnread('roster_unknown')
  if (text === undefined) throw new SheetUnread('roster_encoding')
  return text
}

const textsOf = (files: ReadonlyMap<string, Buffer>) =>
  Object.fromEntries([...files].map(([name, bytes]) => [name, textOf(bytes)]))

function* batches(records: Iterable<string[]>, limits: SheetLimits): Generator<SheetRow[]> {
  let [count, row, length] = [0, 0, 0]
  let read: SheetRow[] = []
  for (const cells of guarded(records)) {
    row++
    if (cells.every((cell) => cell === '')) continue
    if (cells.length > maxColumns) throw new SheetUnread('sheet_too_wide')
    if (count++ > limits.rows) throw new SheetUnread('sheet_too_long')
    read.push({ row, cells })
    length += lengthOf(cells)
    if (read.length < batch && length < batchLength) continue
    yield read
    read = []
    length = 0
  }
  if (read.length > 0) yield read
}

function* guarded(records: Iterable<string[]>) {
  try {
    yield* records
  } catch (error) {
    throw error instanceof CsvBroken ? new SheetUnread('sheet_broken') : error
  }
}
