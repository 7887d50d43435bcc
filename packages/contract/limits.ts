/** What a sheet may have (design: uploads): bytes of the file, bytes unpacked, and rows. Whatever is exported can come in again whole. */
export const contentFileBytes = 20_000_000
export const sheetLimits = { content: { unpacked: 200_000_000, rows: 200_000 } } as const
