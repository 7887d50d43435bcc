/** A version of a row: its language, and whether the English text has changed since. */
export type VersionMark = { id: number; language_id: number; is_outdated: boolean }
export type Mark = 'present' | 'outdated' | 'missing'

export function markOf(versions: readonly VersionMark[], language: number): Mark {
  const version = versions.find(({ language_id }) => language_id === language)
  if (!version) return 'missing'
  return version.is_outdated ? 'outdated' : 'present'
}
