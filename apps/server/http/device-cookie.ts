import { knownDeviceDays } from '@quartet/domain/security.ts'
import { stepMinutes } from '@quartet/domain/sign-in.ts'
import type { Context as HonoContext } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'

const cookieName = 'device'
/** The calls that check whether the device is known. The browser sends the cookie only to these. */
const cookiePaths = ['/api/login', '/api/verifyCode', '/api/users/forgot']

export const readDeviceCookie = (c: HonoContext) => getCookie(c, cookieName)

export function setDeviceCookie({ headers }: Response, token: string, secure: boolean) {
  const options = {
    secure,
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: knownDeviceDays * 86_400,
  } as const
  for (const path of cookiePaths)
    headers.append('set-cookie', generateCookie(cookieName, token, { ...options, path }))
}

const stepCookie = 'sign_in'
const stepPath = '/api/login'

/** The cookie of a sign-in that has begun; it ends with the step. */
export const readStepCookie = (c: HonoContext) => getCookie(c, stepCookie)

export function setStepCookie({ headers }: Response, token: string | null, secure: boolean) {
  headers.append(
    'set-cookie',
    generateCookie(stepCookie, token ?? '', {
      secure,
      httpOnly: true,
      sameSite: 'Strict',
      path: stepPath,
      maxAge: token === null ? 0 : stepMinutes * 60,
    }),
  )
}
