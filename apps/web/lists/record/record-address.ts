import { redirect } from '@tanstack/react-router'
import { idOf } from '../../shell/search-params.ts'

type Parts = { id: string; version_id?: string | undefined }

/**
 * Checks the address before the page of a row is loaded: redirects to the 404 page without valid
 * ids.
 */
export function onlyIds({ params: { id, version_id } }: { params: Parts }) {
  if (!idOf(id) || idOf(version_id) === null) throw redirect({ to: '/404', replace: true })
}

/** Opens a row, or one of its versions, beside its list. */
export const opensIn =
  (list: '/career-strategies' | '/questions' | '/strategies' | '/task-categories' | '/topics') =>
  ({ params }: { params: Parts }) => {
    onlyIds({ params })
    const { id, versionId } = idsIn(params)
    throw redirect({ to: list, search: { row: versionId ?? id } as never, replace: true })
  }

/** The ids in the address of a row. */
export const idsIn = ({ id, version_id }: Parts) => ({
  id: Number(id),
  versionId: idOf(version_id) ?? undefined,
})
