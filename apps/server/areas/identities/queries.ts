import type { LinkedSignIns } from '@quartet/contract/areas/identities.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import type { Services } from '../../services.ts'
import { organizations } from '../institutions/tables.ts'
import type { Provider } from './client.ts'
import { identities, institutionProviders } from './tables.ts'

type ProviderContext = Pick<Services, 'providers' | 'secrets'> & { db: Reader; now: Date }

export const institutionKey = (id: number) => `institution-${id}`
export const secretOwner = (id: number) => `provider ${id}`
export const shownProvider = ({ key, label }: Provider) => ({ key, label })

/** The provider with this key: one of the operator, or of an institution that runs. */
export async function findProvider(context: ProviderContext, key: string) {
  const own = context.providers.find((provider) => provider.key === key)
  const id = Number(/^institution-([1-9]\d{0,8})$/.exec(key)?.[1] ?? 0)
  if (own || id === 0) return own
  return (await readProviders(context, eq(organizations.id, id)))[0]
}

/** The provider for addresses of a domain; none when two institutions have the domain. */
export async function findProviderOfDomain(context: ProviderContext, domain: string) {
  const found = await readProviders(
    context,
    sql`${domain.toLowerCase()} in (select lower(d) from unnest(${organizations.emailDomains}) d)`,
  )
  return found.length === 1 ? found[0] : undefined
}

async function readProviders(
  { db, secrets, now }: ProviderContext,
  where: ReturnType<typeof eq>,
): Promise<Provider[]> {
  const rows = await db
    .select({
      id: organizations.id,
      name: organizations.name,
      issuer: institutionProviders.issuer,
      clientId: institutionProviders.clientId,
      encryptedSecret: institutionProviders.encryptedSecret,
    })
    .from(institutionProviders)
    .innerJoin(organizations, eq(organizations.id, institutionProviders.organizationId))
    .where(
      and(
        where,
        eq(organizations.removed, 0),
        eq(organizations.status, 'active'),
        sql`(${organizations.endsAt} is null or ${organizations.endsAt} > ${now.toISOString()}::timestamptz)`,
      ),
    )
    .limit(2)
  return rows.flatMap(({ id, name, issuer, clientId, encryptedSecret }) => {
    const clientSecret = secrets.open(encryptedSecret, secretOwner(id))
    if (typeof clientSecret !== 'string') return []
    const key = institutionKey(id)
    return [{ key, label: name, issuer, clientId, clientSecret, organizationId: id }]
  })
}

/** Whether the institution takes addresses like this one. */
export async function takesAddress(db: Reader, organizationId: number, email: string) {
  const [row] = await db
    .select({ domains: organizations.emailDomains })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
  const domain = email.split('@').at(-1)?.toLowerCase() ?? ''
  return row?.domains.some((one) => one.toLowerCase() === domain) === true
}

export async function findIdentity(db: Reader, issuer: string, subject: string) {
  const [found] = await db
    .select()
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
  return found
}

export const countIdentities = (db: Reader, userId: number) =>
  db.$count(identities, eq(identities.userId, userId))

/** The linked sign-ins of a person, and the providers that could be linked. */
export async function listIdentities(
  context: ProviderContext,
  person: { id: number; organizationId: number | null },
): Promise<LinkedSignIns> {
  const { db, providers } = context
  const rows = await db
    .select()
    .from(identities)
    .where(eq(identities.userId, person.id))
    .orderBy(asc(identities.id))
  const institution = person.organizationId
    ? await findProvider(context, institutionKey(person.organizationId))
    : undefined
  const offered = [...providers, ...(institution ? [institution] : [])]
  const labelOf = (issuer: string) => offered.find((one) => one.issuer === issuer)?.label ?? issuer
  return {
    identities: rows.map(({ id, issuer, email, createdAt, lastUsedAt }) => ({
      id,
      label: labelOf(issuer),
      email,
      linked_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
    })),
    providers: offered.map(shownProvider),
  }
}

export async function findInstitutionProvider(db: Reader, organizationId: number) {
  const [row] = await db
    .select({
      id: organizations.id,
      domains: organizations.emailDomains,
      issuer: institutionProviders.issuer,
      clientId: institutionProviders.clientId,
    })
    .from(organizations)
    .leftJoin(institutionProviders, eq(institutionProviders.organizationId, organizations.id))
    .where(and(eq(organizations.id, organizationId), eq(organizations.removed, 0)))
  return row
}
