import { accessSync, constants, mkdirSync } from 'node:fs'

/** The data directory, made when it is missing. Throws one sentence when it cannot be written. */
export function prepareFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new Error(
      `The data directory ${folder} cannot be written (${(error as NodeJS.ErrnoException).code}): choose another with DATA_DIR=...`,
    )
  }
}
