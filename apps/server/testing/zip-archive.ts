import { zipSync } from 'fflate'

/** A zip of files by their names, every one of them of the same moment. Whole in memory: for what one person has, not for an installation. */
export const zipOf = (files: Record<string, Uint8Array>, at: Date): Uint8Array => zipSync(files, { level: 6, mtime: at })
