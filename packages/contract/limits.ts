/** What a sheet may have (design: uploads): bytes of the file, bytes unpacked, and rows. */
export const contentFileBytes = 10_000_000
export const sheetLimits = { content: { unpacked: 50_000_000, rows: 20_000 } } as const
