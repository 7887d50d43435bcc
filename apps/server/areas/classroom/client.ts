import { createHash } from 'node:crypto'
import { z } from 'zod'
import { fail, ok } from '../../result.ts'
import { createEncryption } from '../../security/encryption.ts'
import { newToken } from '../../security/tokens.ts'

/** The URLs are those of Google Classroom unless others are configured. */
export type ClassroomPlan = {
  authUrl: string
  tokenUrl: string
  revokeUrl: string
  apiUrl: string
  clientId: string
  clientSecret: string
  /** The URL to which the service redirects the browser. */
  returnUrl: string
}
const Tokens = z.object({
  access: z.string(),
  refresh: z.string().nullable(),
  expiresAt: z.number(),
})
type Tokens = z.infer<typeof Tokens>
export type Coursework = { ref: string; course: string; title: string; text: string }

/**
 * `classroom_down`: no usable response in time. `classroom_refused`: the service denies access, or
 * denies it from now on.
 */
export type ClassroomErrorName = 'classroom_down' | 'classroom_refused'
/**
 * Renews encrypted tokens under a lock, since a refresh token may work only once. Returns the new
 * tokens, or those that another call has stored in the meantime.
 */
type WithRefreshLock = (tokens: string, renew: () => Promise<string>) => Promise<string>
class Unserved extends Error {
  readonly error: ClassroomErrorName
  constructor(name: ClassroomErrorName) {
    super(name)
    this.error = name
  }
}
const served = <Values extends object>(work: Promise<Values>) =>
  work.then(ok<Values>).catch((error: unknown) => {
    if (!(error instanceof Unserved)) throw error
    return fail(error.error, error.error === 'classroom_down' ? { retry_after: retryAfter } : {})
  })
/** Seconds after which a caller may try again while the service is down. */
const retryAfter = 30

/**
 * Only what is read: names of courses and texts of their coursework; no grades, no other people
 * (method D27).
 */
const scopes = ['openid', 'classroom.courses.readonly', 'classroom.coursework.me.readonly']
  .map((scope) => (scope === 'openid' ? scope : `https://www.googleapis.com/auth/${scope}`))
  .join(' ')
/** Milliseconds for one response and for a whole fetch, bytes of a response, pages of a fetch. */
const timeouts = { answer: 10_000, fetch: 45_000 }
const maxBytes = 5_000_000
const maxPages = 200
/** Milliseconds from the consent URL to its redemption. */
const consentTime = 15 * 60_000

const Answer = z.object({
  access_token: z.string(),
  expires_in: z.number().default(3600),
  refresh_token: z.string().optional(),
})
const FirstAnswer = Answer.extend({ id_token: z.string() })
const Next = { nextPageToken: z.string().optional() }
/** An id of the service, which becomes part of a URL and of a stored reference. */
const Name = z.string().regex(/^[\x21-\x7e]{1,200}$/)
const Courses = z.object({
  courses: z.array(z.object({ id: Name, name: z.string().default('') })).default([]),
  ...Next,
})
const Work = z.object({
  id: Name,
  title: z.string().default(''),
  description: z.string().default(''),
})
const Works = z.object({ courseWork: z.array(Work).default([]), ...Next })
const State = z.object({ verifier: z.string(), until: z.number() })

/**
 * The OAuth 2 authorization-code flow with PKCE, and the calls used of version 1 of the Classroom
 * REST API.
 */
export function makeClassroom(plan: ClassroomPlan, times = timeouts) {
  const states = createEncryption(plan.clientSecret, 'quartet classroom consent')
  const tokens = createEncryption(plan.clientSecret, 'quartet classroom tokens')

  async function fetchJson(
    url: string,
    init: RequestInit,
    whole?: AbortSignal,
  ): Promise<{ status: number; body: unknown }> {
    const signal = AbortSignal.any([AbortSignal.timeout(times.answer), ...(whole ? [whole] : [])])
    try {
      const response = await fetch(url, { ...init, signal, redirect: 'error' })
      return { status: response.status, body: JSON.parse(await textOf(response)) }
    } catch {
      throw new Unserved('classroom_down')
    }
  }

  async function token<Shape extends typeof Answer>(
    shape: Shape,
    fields: Record<string, string>,
    now: number,
  ) {
    const body = new URLSearchParams({
      ...fields,
      client_id: plan.clientId,
      client_secret: plan.clientSecret,
    })
    const answer = await fetchJson(plan.tokenUrl, { method: 'POST', body })
    if (answer.status === 400 || answer.status === 401) throw new Unserved('classroom_refused')
    const read = shape.safeParse(answer.body)
    if (answer.status !== 200 || !read.success) throw new Unserved('classroom_down')
    const { access_token, expires_in, refresh_token } = read.data
    return {
      answer: read.data,
      tokens: {
        access: access_token,
        refresh: refresh_token ?? null,
        expiresAt: now + expires_in * 1000,
      },
    }
  }

  async function renewed({ refresh }: Tokens, now: number): Promise<Tokens> {
    if (!refresh) throw new Unserved('classroom_refused')
    const { tokens } = await token(
      Answer,
      { grant_type: 'refresh_token', refresh_token: refresh },
      now,
    )
    return { ...tokens, refresh: tokens.refresh ?? refresh }
  }

  /** Returns a function that reads a path. It renews the tokens once when they have expired. */
  function reader(userId: number, first: string, now: number, withRefreshLock: WithRefreshLock) {
    const whole = AbortSignal.timeout(times.fetch)
    let encrypted = first
    let isRenewed = false
    const openTokens = () => {
      const read = Tokens.safeParse(tokens.open(encrypted, String(userId)))
      if (!read.success) throw new Unserved('classroom_refused')
      return read.data
    }
    let stored = openTokens()
    const renew = async () => {
      encrypted = await withRefreshLock(encrypted, async () =>
        tokens.encrypt(await renewed(stored, now), String(userId)),
      )
      stored = openTokens()
      isRenewed = true
    }
    return async (path: string, query: Record<string, string>): Promise<unknown> => {
      if (!isRenewed && stored.expiresAt <= now + 30_000) await renew()
      const get = () => {
        const url = `${plan.apiUrl}${path}?${new URLSearchParams(query)}`
        return fetchJson(url, { headers: { authorization: `Bearer ${stored.access}` } }, whole)
      }
      let answer = await get()
      if (answer.status === 401 && !isRenewed) {
        await renew()
        answer = await get()
      }
      if (answer.status === 401 || answer.status === 403) throw new Unserved('classroom_refused')
      if (answer.status !== 200) throw new Unserved('classroom_down')
      return answer.body
    }
  }

  async function coursework(read: ReturnType<typeof reader>): Promise<Coursework[]> {
    let pages = 0
    async function all<Page extends { nextPageToken?: string | undefined }>(
      path: string,
      query: Record<string, string>,
      shape: z.ZodType<Page>,
    ) {
      const rows: Page[] = []
      let next: string | undefined = ''
      while (next !== undefined && pages++ < maxPages) {
        const page = shape.safeParse(
          await read(path, { ...query, pageSize: '100', ...(next && { pageToken: next }) }),
        )
        if (!page.success) throw new Unserved('classroom_down')
        rows.push(page.data)
        next = page.data.nextPageToken || undefined
      }
      return rows
    }
    const params = {
      studentId: 'me',
      courseStates: 'ACTIVE',
      fields: 'nextPageToken,courses(id,name)',
    }
    const courses = (await all('/v1/courses', params, Courses)).flatMap((page) => page.courses)
    const results: Coursework[] = []
    for (const { id, name } of courses) {
      const fields = { fields: 'nextPageToken,courseWork(id,title,description)' }
      const works = (
        await all(`/v1/courses/${encodeURIComponent(id)}/courseWork`, fields, Works)
      ).flatMap((page) => page.courseWork)
      results.push(
        ...works.map((work) => ({
          ref: `${id}/${work.id}`,
          course: name,
          title: work.title,
          text: work.description,
        })),
      )
    }
    return results
  }

  return {
    /**
     * The consent page of the service. The data needed afterwards is in the encrypted state, valid
     * for this person for 15 minutes.
     */
    consentUrl(userId: number, now: Date): string {
      const verifier = newToken()
      const state = states.encrypt({ verifier, until: now.getTime() + consentTime }, String(userId))
      const code_challenge = createHash('sha256').update(verifier).digest('base64url')
      const url = new URL(plan.authUrl)
      const consentParams = {
        client_id: plan.clientId,
        redirect_uri: plan.returnUrl,
        response_type: 'code',
        scope: scopes,
        state,
        code_challenge,
      }
      const query = {
        ...consentParams,
        code_challenge_method: 'S256',
        access_type: 'offline',
        prompt: 'consent',
      }
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      return url.href
    },
    /**
     * Exchanges a code for encrypted tokens and the person's id at the service;
     * `classroom_state_wrong` for a state that is expired or not this person's.
     */
    async redeem(userId: number, callback: { code: string; state: string }, now: Date) {
      const state = State.safeParse(states.open(callback.state, String(userId)))
      if (!state.success || state.data.until < now.getTime()) return fail('classroom_state_wrong')
      const fields = {
        grant_type: 'authorization_code',
        code: callback.code,
        redirect_uri: plan.returnUrl,
        code_verifier: state.data.verifier,
      }
      return served(
        token(FirstAnswer, fields, now.getTime()).then(({ answer, tokens: received }) => ({
          studentId: subjectOf(answer.id_token),
          encrypted: tokens.encrypt(received, String(userId)),
        })),
      )
    },
    /** All published coursework of the person's active courses. */
    fetch: (userId: number, encrypted: string, now: Date, withRefreshLock: WithRefreshLock) =>
      served(
        (async () => ({
          coursework: await coursework(reader(userId, encrypted, now.getTime(), withRefreshLock)),
        }))(),
      ),
    /**
     * Revokes the tokens at the service (RFC 7009). Returns false when the service did not respond
     * or failed, true also for tokens that cannot be decrypted or that the service no longer knows.
     */
    async revoke(userId: number, encryptedTokens: string): Promise<boolean> {
      const stored = Tokens.safeParse(tokens.open(encryptedTokens, String(userId)))
      if (!stored.success) return true
      const body = new URLSearchParams({ token: stored.data.refresh ?? stored.data.access })
      const init = {
        method: 'POST',
        body,
        signal: AbortSignal.timeout(times.answer),
        redirect: 'error',
      } as const
      const answer = await fetch(plan.revokeUrl, init).catch(() => undefined)
      await answer?.body?.cancel()
      return answer !== undefined && (answer.ok || answer.status === 400)
    },
  }
}
export type Classroom = ReturnType<typeof makeClassroom>

/**
 * The subject of the token. It came directly from the token endpoint over TLS, so its signature is
 * not checked (OpenID Connect Core 3.1.3.7, 6).
 */
function subjectOf(idToken: string): string {
  try {
    return z
      .object({ sub: z.string().regex(/^[\x20-\x7e]{1,255}$/) })
      .parse(JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())).sub
  } catch {
    throw new Unserved('classroom_down')
  }
}

async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > maxBytes) throw new Error('too much')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}
