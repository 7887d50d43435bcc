/** Describes in one sentence why a process could not start. `ownDatabase`: DATABASE_URL is set. */
export function describeStartupError(error: unknown, ownDatabase: boolean) {
  const { code, message, port, address } = error as NodeJS.ErrnoException & {
    port?: number
    address?: string
  }
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use: stop what listens there, or choose another with PORT=...`
  if (code === 'EACCES' && port)
    return `Port ${port} may not be used by this user: choose another with PORT=...`
  if (code === 'EADDRNOTAVAIL') return `HOST ${address} is not an address of this machine.`
  if (
    ownDatabase &&
    code &&
    ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '28P01', '3D000'].includes(code)
  )
    return `The database of DATABASE_URL does not answer (${message || code}): is it running, and are name and password right?`
  if (code === '42501')
    return `The user of DATABASE_OWNER_URL lacks a right (${message}): it must own the database and may create roles, see docs/operations.md.`
  return message ?? String(error)
}
