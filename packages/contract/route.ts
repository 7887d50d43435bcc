import { oc } from '@orpc/contract'
import type { Permission } from '@quartet/domain/permissions.ts'
import { z } from 'zod'
import type { ErrorName } from './errors.ts'

type Limited = { guests: boolean; awaiting: boolean; choosing: boolean; cards?: false }

/**
 * Who may make a request, as data: the server enforces it before the body is read, and the access
 * matrix is generated from it.
 * - everyone: no token needed.
 * - signed in: a valid session with every listed permission; `everywhere`: with a scope of the
 *   whole installation, not of one institution.
 * - person: the `{user_id}` of the path is the caller's own, or is within the caller's scope of
 *   access_users and of one of `others`.
 * Three kinds of callers are limited. Guests (D29, R12) have the inventory, its result and their
 * own data. Accounts waiting for a guardian's consent (D43) have help, their own data and the ways
 * to leave. Routes for them set `guests` or `awaiting`; all others reject them. Callers who signed
 * in with a one-time password only have the routes that set `choosing`, with which they choose a
 * new one. Sessions that a class card opened have all routes but those with `cards: false`, which
 * change how somebody signs in and to whom an account belongs.
 */
export type Access =
  | { who: 'everyone' }
  | ({ who: 'signed in'; holding: readonly Permission[]; everywhere?: true } & Limited)
  | ({
      who: 'person'
      holding: readonly Permission[]
      others: readonly Permission[]
      writes: boolean
    } & Limited)

/** Rate limits charged with one point per upload before its body is read. */
export type UploadLimit = 'uploadPerson' | 'sheetPerson' | 'ocrPerson' | 'pagePictureDay'

/** `not_found` is the 404 without a name: the main record of the request is not there for the caller. */
export type OwnError = ErrorName | 'not_found'

/**
 * `errors`: those that the call adds to the ones that follow from its access and its input.
 * `takes: 'form'` means multipart/form-data, for uploads; `orJson`: also JSON, because the file may
 * be left out.
 */
export type Meta = {
  access: Access
  bodyLimit: number
  takes: 'json' | 'form'
  orJson?: true
  limits: readonly UploadLimit[]
  errors: readonly OwnError[]
}
type Upload = {
  takes: 'form'
  orJson?: true
  bodyLimit: number
  limits: readonly [UploadLimit, ...UploadLimit[]]
}
type Options = Partial<Upload> & { errors?: readonly OwnError[]; description?: string }
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Where = `${Method} /${string}`

const toNeither: Limited = { guests: false, awaiting: false, choosing: false }
export const everyone: Access = { who: 'everyone' }
export const signedIn = (...holding: Permission[]): Access => ({
  who: 'signed in',
  holding,
  ...toNeither,
})
/** Like `signedIn`, but the permissions must cover the whole installation. */
export const signedInEverywhere = (...holding: Permission[]): Access => ({
  who: 'signed in',
  holding,
  everywhere: true,
  ...toNeither,
})
/** Reading the person named in the path. */
export const readsPerson = (...others: Permission[]): Access => ({
  who: 'person',
  holding: [],
  others,
  writes: false,
  ...toNeither,
})
/** Like `readsPerson`, but the permission is also required for the caller's own row. */
export const readsPersonHolding = (permission: Permission): Access => ({
  who: 'person',
  holding: [permission],
  others: [permission],
  writes: false,
  ...toNeither,
})
/** Changing the person named in the path; a read-only grant is not sufficient. */
export const changesPerson = (...others: Permission[]): Access => ({
  who: 'person',
  holding: [],
  others,
  writes: true,
  ...toNeither,
})
/** Also requires a permission: `holding('access_lci', changesPerson('admin_users'))`. */
export const holding = (permission: Permission, access: Access): Access =>
  access.who === 'everyone' ? access : { ...access, holding: [...access.holding, permission] }
/** Also allows guests, or accounts waiting for consent: `awaitingToo(guestsToo(signedIn()))`. */
export const guestsToo = (access: Access): Access =>
  access.who === 'everyone' ? access : { ...access, guests: true }
export const awaitingToo = (access: Access): Access =>
  access.who === 'everyone' ? access : { ...access, awaiting: true }
/** Also allows callers who must choose a new password first. */
export const choosingToo = (access: Access): Access =>
  access.who === 'everyone' ? access : { ...access, choosing: true }

/** Rejects sessions that a class card opened. */
export const notByCard = (access: Access): Access =>
  access.who === 'everyone' ? access : { ...access, cards: false }

/** Default limits of a JSON body in bytes, lower for callers without a session. */
export const jsonLimits = { everyone: 16_000, others: 1_000_000 }

/**
 * The body limit of an upload with files of up to `fileBytes`: adds room for the other fields and
 * the multipart boundaries.
 */
export const upload = (fileBytes: number, ...limits: Upload['limits']): Upload => ({
  takes: 'form',
  bodyLimit: fileBytes + 64_000,
  limits,
})

/** The same when the file may be left out. */
export const optionalUpload = (fileBytes: number, ...limits: Upload['limits']): Upload => ({
  ...upload(fileBytes, ...limits),
  orJson: true,
})

/**
 * Defines a route: `route('POST /login', everyone, 'Sign in').input(...).output(...)`. Routes with
 * a file pass `upload(...)`; `description` says what the summary and the schemas do not.
 */
export function route(
  where: Where,
  access: Access,
  summary: string,
  { errors = [], description, ...taken }: Options = {},
) {
  const {
    takes = 'json',
    bodyLimit = access.who === 'everyone' ? jsonLimits.everyone : jsonLimits.others,
    limits = [],
    orJson,
  } = taken
  const [method, path] = where.split(' ') as [Method, `/${string}`]
  return oc
    .$meta<Meta>({ access, bodyLimit, takes, limits, errors, ...(orJson && { orJson }) })
    .route({
      method,
      path,
      summary,
      ...(description && { description }),
      inputStructure: 'detailed',
      spec: (operation) => ({
        ...(takes === 'form' ? onlyForm(operation) : operation),
        ...(access.who === 'everyone' && { security: [] }),
      }),
    })
}

type Spec = Extract<
  Extract<Parameters<typeof oc.route>[0]['spec'], (...args: never[]) => unknown>,
  unknown
>
type Operation = Parameters<Spec>[0]
const form = 'multipart/form-data'

/** Reduces the documented request body of an upload to the one content type it accepts. */
function onlyForm(operation: Operation): Operation {
  const { requestBody } = operation
  const formContent =
    requestBody && 'content' in requestBody ? requestBody.content[form] : undefined
  return formContent
    ? { ...operation, requestBody: { ...requestBody, content: { [form]: formContent } } }
    : operation
}

/** An exported spreadsheet. */
export const Workbook = z
  .file()
  .mime('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
/** An uploaded file, whose content decides what it is and not the type that the browser names. */
export const UploadedSheet = z.file().describe('An .xlsx workbook; its first sheet is read.')

export const Id = z.coerce.number<number>().int().positive().max(2_147_483_647)
/** The response of a route without data. */
export const Nothing = z.object({})
