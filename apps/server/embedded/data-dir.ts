import { accessSync, constants, mkdirSync } from 'node:fs'

/** Creates the data directory if it is missing. Throws an error if it is not writable. */
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
