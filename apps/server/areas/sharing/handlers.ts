import { audienceOf, maySpread } from '@quartet/domain/sharing.ts'
import { apiError, notFound, unwrap } from '../../api-error.ts'
import { withoutTenantScope } from '../../db/tenant.ts'
import { StreamedFile } from '../../files/streamed-file.ts'
import { api, type Context, getCaller, getPersonId, signedIn } from '../../http/context.ts'
import { partsSeenBy } from '../privacy/queries.ts'
import { findPersonInScope } from '../users/queries.ts'
import { share, toParcel } from './commands.ts'
import { countView, createLink, revokeLink } from './link-commands.ts'
import { findOpenLink, listLinks, toSharedView } from './link-queries.ts'
import { listShares, socialShareIsOn, toNamed } from './queries.ts'
import { findPeople, findTrusted, isAdultAt } from './recipient-queries.ts'

export const sharing = api.sharing.router({
  profile: api.sharing.profile.handler(async ({ context, input: { body } }) => {
    const { email, user_ids, guardian, message, image } = body
    return unwrap(
      await share(signedIn(context), {
        kind: 'profile',
        personId: getCaller(context).id,
        recipients: { emails: email ? [email] : [], userIds: user_ids, guardian },
        message,
        file: image,
      }),
    )
  }),

  plp: api.sharing.plp.handler(async ({ context, input: { body } }) => {
    const personId = getPersonId(context)
    const seen = await partsSeenBy(context.db, getCaller(context), personId, context.now)
    if (!seen.includes('scores') || !seen.includes('statements')) throw apiError('forbidden')
    const made = { kind: 'plp', user_id: personId, sheet: 'page', audience: 'others' } as const
    return unwrap(
      await share(signedIn(context), { kind: 'plp', personId, ...toParcel(body, made) }),
    )
  }),

  list: api.sharing.list.handler(({ context }) =>
    withoutTenantScope(() => listShares(context.db, getCaller(context).id)),
  ),

  options: api.sharing.options.handler(async ({ context }) => {
    const caller = getCaller(context)
    const { audience, staff, guardian } = await findReachable(context, caller.id)
    return {
      mail: audience === 'anyone' || staff.length > 0 || guardian,
      social: maySpread(caller.isAdult, await socialShareIsOn(context.db)),
    }
  }),

  people: api.sharing.people.handler(async ({ context, input: { query } }) => {
    const caller = getCaller(context)
    const scope = { others: ['access_users'], writes: false } as const
    const id = await findPersonInScope(context.db, caller, query.user_id ?? caller.id, scope)
    if (id === undefined) throw notFound()
    return findReachable(context, id)
  }),

  createLink: api.sharing.createLink.handler(async ({ context, input: { body } }) => {
    const { id, token, expiresAt } = unwrap(await createLink(signedIn(context), body))
    // browsers send what follows # neither to a server nor as the Referer
    const url = `${context.publicUrl}/shared#${token}`
    return { id, url, expires_at: expiresAt.toISOString() }
  }),

  links: api.sharing.links.handler(({ context }) =>
    withoutTenantScope(() => listLinks(context.db, getCaller(context).id, context.now)),
  ),

  revokeLink: api.sharing.revokeLink.handler(({ context, input: { params } }) =>
    // the sender may be staff whom the person does not see
    withoutTenantScope(async () => unwrap(await revokeLink(signedIn(context), params.id))),
  ),

  open: api.sharing.open.handler(async ({ context, input: { body } }) => {
    const opened = await openLink(context, body.token)
    if (!(await countView(context.db, opened.link.id, context.now)))
      throw apiError('share_link_gone')
    return toSharedView(opened)
  }),

  openPages: api.sharing.openPages.handler(async ({ context, input: { body } }) => {
    const { link } = await openLink(context, body.token)
    return openFile(context, { ...link, file: link.pagesFile, type: 'image/svg+xml' })
  }),

  openPdf: api.sharing.openPdf.handler(async ({ context, input: { body } }) => {
    const { link } = await openLink(context, body.token)
    return openFile(context, { ...link, file: link.pdfFile, type: 'application/pdf' })
  }),
})

/** To whom the profile of a person in scope can go. */
async function findReachable(context: Context, personId: number) {
  const caller = getCaller(context)
  const { db, now } = context
  const { person } = await findPeople(db, caller.id, personId)
  const audience = audienceOf(caller, { isAdult: isAdultAt(now, person) })
  if (audience === 'anyone') return { audience, staff: [], guardian: false }
  const { staff, guardian } = await findTrusted(db, person, caller.id, now)
  return { audience, staff: staff.map(toNamed), guardian: guardian !== undefined }
}

/**
 * Finds the link of a token. Every link that does not open answers the same, and counts against the
 * address; links that open never do, and open however many others failed.
 */
async function openLink({ db, limits, address, caller, now }: Context, token: string) {
  const opened = await findOpenLink(db, { token, viewer: caller }, now)
  if (opened) return opened
  const retry_after = await limits.take('sharedAddress', address)
  throw retry_after > 0 ? apiError('too_many', { retry_after }) : apiError('share_link_gone')
}

type LinkFile = { file: string | null; filename: string; type: string }

async function openFile({ files }: Context, { file, filename, type }: LinkFile) {
  const content = file && (await files.open('shared', file))
  if (!content) throw apiError('share_link_gone')
  const headers = { 'content-disposition': `attachment; filename="${filename}"` }
  return { headers, body: new StreamedFile(content, filename, type) }
}
