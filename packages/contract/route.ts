import { oc } from '@orpc/contract'
import type { Permission } from '@quartet/domain/permissions.ts'
import { z } from 'zod'

type Limited = { guests: boolean; awaiting: boolean; choosing: boolean }

/**
 * Who may make a call, as data: the server enforces it before the body is read, and the access matrix is generated from it.
 * - everyone: no token needed.
 * - signed in: a living session that holds every permission named; `everywhere`: over the whole installation, not within one institution.
 * - person: the `{user_id}` of the path is the caller's own, or lies within the caller's scope of access_users and of one of `others`.
 * Two kinds of callers have little: a guest (D29, R12) the inventory, its result and the own data; who waits for a guardian's consent (D43)
 * help, the own data and the way out. A call that serves them says `guests` or `awaiting`, every other one refuses them. Who signed in with a one-time
 * password has less still: the calls that say `choosing`, with which a new one is chosen.
 */
export type Access =
  | { who: 'everyone' }
  | ({ who: 'signed in'; holding: readonly Permission[]; everywhere?: true } & Limited)
  | ({ who: 'person'; holding: readonly Permission[]; others: readonly Permission[]; writes: boolean } & Limited)

/** The limits of which an upload takes a point each, before anything of its body is read. */
export type UploadLimit = 'uploadPerson' | 'sheetPerson' | 'ocrPerson' | 'pagePictureDay'

/** `takes` form: multipart/form-data, for uploads. */
export type Meta = { access: Access; bodyLimit: number; takes: 'json' | 'form'; limits: readonly UploadLimit[] }
type Upload = { takes: 'form'; bodyLimit: number; limits: readonly [UploadLimit, ...UploadLimit[]] }
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Where = `${Method} /${string}`

const toNeither: Limited = { guests: false, awaiting: false, choosing: false }
export const everyone: Access = { who: 'everyone' }
export const signedIn = (...holding: Permission[]): Access => ({ who: 'signed in', holding, ...toNeither })
/** The same for who holds them over the whole installation. */
export const signedInEverywhere = (...holding: Permission[]): Access => ({ who: 'signed in', holding, everywhere: true, ...toNeither })
/** Reading the person named in the path. */
export const readsPerson = (...others: Permission[]): Access => ({ who: 'person', holding: [], others, writes: false, ...toNeither })
/** The same for who holds a permission also for the own row. */
export const readsPersonHolding = (permission: Permission): Access => ({
  who: 'person',
  holding: [permission],
  others: [permission],
  writes: false,
  ...toNeither,
})
/** Changing the person named in the path: a read-only grant does not reach. */
export const changesPerson = (...others: Permission[]): Access => ({ who: 'person', holding: [], others, writes: true, ...toNeither })
/** The same for who holds a permission: `holding('access_lci', changesPerson('admin_users'))`. */
export const holding = (permission: Permission, access: Access): Access =>
  access.who === 'everyone' ? access : { ...access, holding: [...access.holding, permission] }
/** The same for guests, and for who waits for consent: `awaitingToo(guestsToo(signedIn()))`. */
export const guestsToo = (access: Access): Access => (access.who === 'everyone' ? access : { ...access, guests: true })
export const awaitingToo = (access: Access): Access => (access.who === 'everyone' ? access : { ...access, awaiting: true })
/** The same for who has to choose a new password first. */
export const choosingToo = (access: Access): Access => (access.who === 'everyone' ? access : { ...access, choosing: true })

/** Bytes that a JSON body may have unless a route says otherwise: little from who has no session. */
export const jsonLimits = { everyone: 16_000, others: 1_000_000 }

/** Bytes of an upload whose file may have so many: the other fields and the borders between them come on top. */
export const upload = (fileBytes: number, ...limits: Upload['limits']): Upload => ({ takes: 'form', bodyLimit: fileBytes + 64_000, limits })

/** One call: `route('POST /login', everyone, 'Sign in').input(...).output(...)`; one with a file names its `upload(...)`. */
export function route(where: Where, access: Access, summary: string, taken?: Upload) {
  const { bodyLimit, takes, limits }: Omit<Meta, 'access'> = taken ?? {
    takes: 'json',
    bodyLimit: access.who === 'everyone' ? jsonLimits.everyone : jsonLimits.others,
    limits: [],
  }
  const [method, path] = where.split(' ') as [Method, `/${string}`]
  return oc.$meta<Meta>({ access, bodyLimit, takes, limits }).route({
    method,
    path,
    summary,
    inputStructure: 'detailed',
    spec: (operation) => ({ ...(takes === 'form' ? onlyForm(operation) : operation), ...(access.who === 'everyone' && { security: [] }) }),
  })
}

type Spec = Extract<Extract<Parameters<typeof oc.route>[0]['spec'], (...args: never[]) => unknown>, unknown>
type Operation = Parameters<Spec>[0]
const form = 'multipart/form-data'

/** An upload is told as the one kind of content that its call takes. */
function onlyForm(operation: Operation): Operation {
  const { requestBody } = operation
  const formContent = requestBody && 'content' in requestBody ? requestBody.content[form] : undefined
  return formContent ? { ...operation, requestBody: { ...requestBody, content: { [form]: formContent } } } : operation
}

export const Id = z.coerce.number<number>().int().positive().max(2_147_483_647)
/** The answer of a call that has nothing to tell. */
export const Nothing = z.object({})
