/** The five-character SQLSTATE of an error from PostgreSQL itself, otherwise undefined. */
export function sqlState(error: unknown): string | undefined {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code
  return cause === undefined || cause === error ? undefined : sqlState(cause)
}
