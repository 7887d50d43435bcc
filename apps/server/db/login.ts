import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'
import pg from 'pg'

/**
 * The roles of the serving login. `privilege`: SET allows switching to the role, USAGE inherits its
 * rights.
 */
const memberships = [
  { role: 'quartet_app', options: 'inherit false, set true', privilege: 'SET' },
  { role: 'quartet_platform', options: 'inherit false, set true', privilege: 'SET' },
  { role: 'quartet_queue', options: 'inherit true, set false', privilege: 'USAGE' },
] as const

/**
 * Lets the user of `url` serve: creates it if it is missing and grants it the roles that own
 * nothing. `owner` is connected as the owner. Nothing changes if both are the same user, or if the
 * user was created and granted everything by hand.
 */
export async function admitLogin(owner: pg.Client, url: string) {
  const { user, password } = new pg.Client(url)
  if (!user || user === owner.user) return
  const { rows: known } = await owner.query('select from pg_roles where rolname = $1', [user])
  if (known.length === 0)
    await owner.query(
      `create role ${pg.escapeIdentifier(user)} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password ${pg.escapeLiteral(scramOf(String(password ?? '')))}`,
    )
  for (const { role, options, privilege } of memberships) {
    const { rows } = await owner.query('select pg_has_role($1, $2, $3) as held', [
      user,
      role,
      privilege,
    ])
    if (!rows[0].held)
      await owner.query(`grant ${role} to ${pg.escapeIdentifier(user)} with ${options}`)
  }
}

/**
 * Hashes a password in PostgreSQL's own format, so that the password never appears in a statement,
 * which the server may log.
 */
export function scramOf(password: string) {
  const [salt, rounds] = [randomBytes(16), 4096]
  const salted = pbkdf2Sync(password.normalize('NFKC'), salt, rounds, 32, 'sha256')
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest()
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64')
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${stored}:${keyOf('Server Key').toString('base64')}`
}

/** Why the serving user could bypass the policies; undefined if it cannot. */
export async function excessOf(pool: pg.Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{
    name: string
    super: boolean
    bypasses: boolean
    makes: boolean
    owns: boolean
  }>(`
    select rolname as name, rolsuper as super, rolbypassrls as bypasses, rolcreaterole as makes,
      exists (select from pg_class where relowner = r.oid and relnamespace = 'public'::regnamespace) as owns
    from pg_roles r where rolname = session_user`)
  const [login] = rows
  if (!login) return undefined
  if (login.super) return `${login.name} is a superuser`
  if (login.bypasses) return `${login.name} bypasses row-level security`
  if (login.owns) return `${login.name} owns the tables`
  return login.makes ? `${login.name} may make roles` : undefined
}
