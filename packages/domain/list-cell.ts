/**
 * Writes a list into one spreadsheet cell: parts joined by " | ", with a backslash before each | or
 * \ inside a part.
 */
export const joinCell = (parts: readonly string[]) =>
  parts.map((part) => part.replaceAll(/[\\|]/g, '\\$&')).join(' | ')

/** Splits a cell written by `joinCell`, without empty parts. */
export const splitCell = (cell: string) =>
  (cell.match(/(?:\\.|[^|])+/gs) ?? [])
    .map((part) => part.replaceAll(/\\(.)/gs, '$1').trim())
    .filter((part) => part !== '')
