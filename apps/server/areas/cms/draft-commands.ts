import type { EntryView } from '@quartet/contract/areas/cms.ts'
import { isLegalPage } from '@quartet/domain/consent-texts.ts'
import { chosenIn } from '../../lists/row-versions.ts'
import { updateMany } from '../../lists/row-writes.ts'
import { fail, ok } from '../../result.ts'
import type { Writer } from '../../services.ts'
import { type Draft, editRow } from '../content/commands.ts'
import { logRows } from '../content/log-commands.ts'
import { noDraft } from './commands.ts'
import { cmsRows } from './queries.ts'

type State = { edited_at?: string | null | undefined }
type Texts = State & { title: string; body_html: string }

/** Stores a change that readers do not see yet; `row_changed` when the page is in another state. */
export const saveDraft = (writer: Writer, id: number, { title, body_html, edited_at }: Texts) =>
  changePage(writer, id, { edited_at }, ({ published }) =>
    published
      ? { draft_title: title, draft_body: body_html, draft_at: writer.now }
      : { title, body_html, edited_at: writer.now },
  )

export const discardDraft = (writer: Writer, id: number, state: State) =>
  changePage(writer, id, state, () => noDraft)

/** Changes what readers see; no draft is left. */
export const editPage = (writer: Writer, id: number, draft: Draft) => {
  const values = { ...draft, ...noDraft }
  return editRow(writer, cmsRows, id, values)
}

export const publishPage = (writer: Writer, id: number, texts: Texts) => {
  const values = { ...texts, published: true }
  return editPage(writer, id, values)
}

type Publication = {
  pages: readonly (State & { id: number })[]
  all_versions?: boolean | undefined
}

/**
 * Shows pages to readers; a draft becomes the text. All or none; `row_changed` when a named page is
 * in another state.
 */
export const publishPages = (
  { db, now, actorId, mayEditLegal }: Writer,
  { pages: named, all_versions }: Publication,
) =>
  db.transaction(async (tx) => {
    await cmsRows.lock(tx)
    const chosen = { ids: named.map(({ id }) => id), all_versions }
    const ids = await chosenIn(tx, cmsRows, chosen, 0)
    const pages = await cmsRows.find(tx, ids, 0)
    if (pages.length < ids.length) return fail('row_unknown')
    const states = new Map(named.map(({ id, edited_at }) => [id, edited_at]))
    const isAsSeen = (page: EntryView) =>
      states.get(page.id) === undefined || states.get(page.id) === cmsRows.stateOf(page)
    if (!pages.every(isAsSeen)) return fail('row_changed')
    const before = pages.filter(({ published, draft_at }) => !published || draft_at)
    if (before.some(({ key }) => isLegalPage(key)) && !mayEditLegal) return fail('forbidden')
    const shown = before.map((page) => ({ id: page.id, ...shownTexts(page, now), published: true }))
    await updateMany(tx, cmsRows.stored, shown)
    const after = await cmsRows.find(
      tx,
      before.map(({ id }) => id),
    )
    await logRows(tx, now, cmsRows.name, { action: 'update', actorId, before, after })
    return ok({ ids })
  })

/** The texts of a page without a draft: those of its draft, if it has one. */
const shownTexts = (page: EntryView, now: Date) => ({
  title: page.draft_title ?? page.title,
  body_html: page.draft_body ?? page.body_html,
  edited_at: page.draft_at ? now : page.edited_at,
  ...noDraft,
})

/** Shows a page to readers no longer. Its draft becomes its text, as of any page without readers. */
export const hidePage = (writer: Writer, id: number, state: State) =>
  changePage(writer, id, state, (page) => ({ ...shownTexts(page, writer.now), published: false }))

const changePage = (
  { db, now, actorId, mayEditLegal }: Writer,
  id: number,
  { edited_at }: State,
  change: (page: EntryView) => Record<string, unknown>,
) =>
  db.transaction(async (tx) => {
    await cmsRows.lock(tx)
    const before = await cmsRows.find(tx, [id], 0)
    const [page] = before
    if (!page) return fail('row_unknown')
    if (isLegalPage(page.key) && !mayEditLegal) return fail('forbidden')
    if (edited_at !== undefined && edited_at !== cmsRows.stateOf(page)) return fail('row_changed')
    await cmsRows.update(tx, [id], change(page))
    const [row = page] = await cmsRows.find(tx, [id])
    await logRows(tx, now, cmsRows.name, { action: 'update', actorId, before, after: [row] })
    return ok({ row })
  })
