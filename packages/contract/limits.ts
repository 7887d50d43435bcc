/**
 * Limits of an imported sheet (design: uploads): bytes of the file, bytes unpacked, and rows. Every
 * exported sheet can be imported again completely.
 */
export const contentFileBytes = 20_000_000
export const sheetLimits = { content: { unpacked: 200_000_000, rows: 200_000 } } as const
