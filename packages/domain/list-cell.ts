/** A list in one cell of a spreadsheet: its parts joined by " | ", a | or \ of their own behind a backslash. */
export const joinCell = (parts: readonly string[]) => parts.map((part) => part.replaceAll(/[\\|]/g, '\\$&')).join(' | ')

/** The parts of a list as `joinCell` joins them, without blank ones. */
export const splitCell = (cell: string) =>
  (cell.match(/(?:\\.|[^|])+/gs) ?? []).map((part) => part.replaceAll(/\\(.)/gs, '$1').trim()).filter((part) => part !== '')
