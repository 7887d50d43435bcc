/** What a sheet may have (design: uploads): bytes of the file, bytes unpacked, rows of a content sheet and of a roster. */
export const contentFileBytes = 10_000_000
export const rosterFileBytes = 25_000_000
export const sheetLimits = {
  content: { unpacked: 50_000_000, rows: 20_000 },
  roster: { unpacked: 200_000_000, rows: 100_000 },
} as const
