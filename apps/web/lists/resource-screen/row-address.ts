import { redirect } from '@tanstack/react-router'
import { idOf } from '../../shell/search-params.ts'

type Parts = { id: string; version_id?: string | undefined }

/** Before a page of one row is loaded: an address without an id leads nowhere. */
export function onlyIds({ params: { id, version_id } }: { params: Parts }) {
  if (!idOf(id) || idOf(version_id) === null) throw redirect({ to: '/404', replace: true })
}

/** The ids that the address of a row names. */
export const idsIn = ({ id, version_id }: Parts) => ({ id: Number(id), versionId: idOf(version_id) ?? undefined })
