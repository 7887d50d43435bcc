import { type Caller, grantOf } from '../security/caller.ts'
import type { Served } from './openapi.ts'

/** Seconds after which a client may try again. */
export const maintenanceRetry = 60

/**
 * What stays open during maintenance: signing in and out, so that administrators get in, and what
 * the pages around that show.
 */
export const openInMaintenance: ReadonlySet<string> = new Set([
  'POST /login',
  'POST /logout',
  'POST /verifyCode',
  'POST /verifyCode/resend',
  'POST /users/forgot/password',
  'POST /user/reset/password',
  'GET /login/providers',
  'POST /login/providers/find',
  'POST /login/provider/{provider}',
  'POST /login/provider/{provider}/callback',
  'GET /login/identity',
  'POST /login/identity',
  'GET /login/second-factor',
  'POST /login/second-factor',
  'GET /captcha',
  'GET /plans',
  'POST /langs',
  'POST /localization/website/localization',
  'GET /cms/show/{cms_id}',
  'GET /cms/picture/{picture}',
  'GET /setting/site',
])

export type ReadMaintenance = () => Promise<boolean>

/** Whether the installation is being maintained and this call has to wait. */
export async function mustWait(
  readMaintenance: ReadMaintenance,
  { method, path }: Served,
  caller: Caller | undefined,
) {
  if (openInMaintenance.has(`${method} ${path}`)) return false
  if (caller) return caller.duringMaintenance && grantOf(caller, 'access_settings')?.scope !== 'all'
  return readMaintenance()
}
