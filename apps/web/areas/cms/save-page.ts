import { client } from '../../data/client.ts'
import { type Page, withDraft } from './pages.tsx'

/** Keeps the texts from readers, or shows them. */
export type SaveMode = 'draft' | 'publish'

/** Saves the texts of a page, or adds it without an id. */
export async function savePage(
  mode: SaveMode,
  { id, body }: { id?: number; body: object },
): Promise<Page> {
  const { cms } = client
  // the fields of the form have the names of the contract
  if (id === undefined)
    return withDraft(
      (await cms.add({ body: { ...body, published: mode === 'publish' } as never })).row,
    )
  const call = { params: { id }, body: body as never }
  const { row } = await (mode === 'draft' ? cms.saveDraft(call) : cms.publish(call))
  return withDraft(row)
}
