import { logIn } from '../guardians.ts'
import { confirm } from '../registration.ts'
import { type Member, password, type World } from '../world.ts'

/** A learner of each kind, who writes into every text field. */
type Learner = 'ada' | 'teen' | 'client' | 'mia' | 'mary' | 'eve'
export type Learners = Record<Learner | 'invited' | 'invitedTeen' | 'invitedClient', Member>
export type Scene = {
  world: World
  people: Partial<Learners>
  /** What later calls need of earlier ones. */
  shared: { promoCode: string; guardian: string; institution: number; roleId: number }
  say: (field: string) => string
  address: (field: string) => string
}

/**
 * A call and the fate of its fields: `stored` words are found afterwards, `passes` words are not
 * stored.
 */
export type Call = {
  stored?: readonly string[]
  passes?: readonly string[]
  codes?: readonly string[]
  write: (scene: Scene) => Promise<unknown>
}

export const ofAda = ({ people: { ada } }: Scene) =>
  ada ?? ({ id: 0, token: '', email: '' } as Member)

/** A new administrator of the installation, who writes about others. */
export const root = ({ world }: Scene) => world.person({ role: 'super_admin', type: 'institution' })

export const passwordsOf = ({ say }: Scene) => ({
  password: say('password'),
  confirm_password: say('password'),
})

/** A different word for each field: letters only, and not in any dictionary. */
export const words = new Map<string, string>()
export function wordOf(field: string) {
  const known =
    words.get(field) ??
    `quokka${[...String(1000 + words.size)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('')}x`
  words.set(field, known)
  return known
}

export async function confirmed(world: World, email: string, word = password): Promise<Member> {
  if (await world.code(email)) await confirm(world, email)
  if (word === password) return logIn(world, email)
  const { body } = await world.call('POST /login', { body: { email, password: word } })
  return { id: body.user.id, email, token: body.access_token }
}
