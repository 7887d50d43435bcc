import { zipSync } from 'fflate'

/**
 * A zip of files by name, all with the same timestamp. Built in memory, so only for the data of one
 * person, not of an installation.
 */
export const zipOf = (files: Record<string, Uint8Array>, at: Date): Uint8Array =>
  zipSync(files, { level: 6, mtime: at })
