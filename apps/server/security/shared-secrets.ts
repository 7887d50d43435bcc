import type pg from 'pg'
import { withoutTenantScope } from '../db/tenant.ts'
import { newToken } from './tokens.ts'

/** A secret that all processes on this database share. The first call creates it. */
export async function sharedSecret(pool: pg.Pool, name: string): Promise<string> {
  return withoutTenantScope(async () => {
    await pool.query(
      'insert into shared_secrets (name, secret) values ($1, $2) on conflict do nothing',
      [name, newToken()],
    )
    const { rows } = await pool.query('select secret from shared_secrets where name = $1', [name])
    return rows[0].secret
  })
}
