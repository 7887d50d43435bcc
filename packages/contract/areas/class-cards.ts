import { classCardMax, noCardReasons } from '@quartet/domain/class-cards.ts'
import { z } from 'zod'
import { text } from '../fields.ts'
import { limits } from '../limits.ts'
import { everyone, Id, route, signedIn } from '../route.ts'
import { SignedIn } from './auth.ts'

const named = { id: z.number().int().describe('The id of the person.'), name: z.string() }

const Card = z.object({
  id: z.number().int(),
  name: z.string().describe('The name on the card, which the child types.'),
  made_on: z.string().describe('A day, ISO 8601.'),
  last_used_on: z.string().nullable().describe('A day, ISO 8601; null before the first use.'),
  locked: z.boolean().describe('After too many wrong PINs in a day, until it is unlocked.'),
})
const Person = z.object({
  ...named,
  card: Card.nullable(),
  no_card: z
    .enum(noCardReasons)
    .nullable()
    .describe('Why the person can have no card; null for who can.'),
})
export type ClassPersonView = z.infer<typeof Person>

const ClassCards = z.object({
  group_name: z.string(),
  class_code: z.string().nullable().describe('Null while class cards are turned off.'),
  people: z.array(Person).describe('The people of the group by name.'),
})
ClassCards.register(z.globalRegistry, {
  id: 'ClassCards',
  description: 'The class cards of a group: sign-in for children without an address.',
})
export type ClassCardsView = z.infer<typeof ClassCards>

const PrintedCard = z.object({
  ...named,
  card_name: z.string().describe('The name on the card, which the child types.'),
  pin: z.string().describe('Shown only in this answer.'),
  link: z.string().describe('For the QR code; the secret is in its fragment.'),
})
PrintedCard.register(z.globalRegistry, { id: 'PrintedClassCard' })
export type PrintedCardView = z.infer<typeof PrintedCard>

const byGroup = z.object({ group_id: Id })
const byCard = byGroup.extend({ card_id: Id })
const teacher = signedIn('manage_institutions')
const notFound = { errors: ['not_found'] } as const

const Pin = text(limits.classCard.pin, 'required').describe('Four digits.')

export const classCards = {
  show: route('GET /groups/class-cards/{group_id}', teacher, 'The class cards of a group', notFound)
    .input(z.object({ params: byGroup }))
    .output(ClassCards),
  turnOn: route(
    'PUT /groups/class-cards/{group_id}',
    teacher,
    'Turn on class cards for a group, which gets a class code',
    notFound,
  )
    .input(z.object({ params: byGroup }))
    .output(ClassCards),
  turnOff: route(
    'DELETE /groups/class-cards/{group_id}',
    teacher,
    'Turn off class cards for a group: all its cards and the sessions that they opened end',
    notFound,
  )
    .input(z.object({ params: byGroup }))
    .output(ClassCards),
  make: route(
    'POST /groups/class-cards/{group_id}/cards',
    teacher,
    'Give children new cards; earlier ones in the group end, with the sessions that they opened',
    {
      errors: [
        'not_found',
        'class_sign_in_off',
        'class_card_people',
        'class_cards_changed',
        'class_cards_full',
      ],
    },
  )
    .input(
      z.object({
        params: byGroup,
        body: z.strictObject({
          people: z
            .array(
              z.strictObject({
                id: Id.describe('The id of the person.'),
                card_id: Id.nullable().describe('The card that ends; null for the first one.'),
              }),
            )
            .min(1, { error: 'required' })
            .max(classCardMax),
        }),
      }),
    )
    .output(z.object({ class_code: z.string(), cards: z.array(PrintedCard) })),
  end: route(
    'DELETE /groups/class-cards/{group_id}/cards/{card_id}',
    teacher,
    'End a card and the sessions that it opened',
    notFound,
  )
    .input(z.object({ params: byCard }))
    .output(ClassCards),
  unlock: route(
    'POST /groups/class-cards/{group_id}/cards/{card_id}/unlock',
    teacher,
    'Let a card be used again after too many wrong PINs',
    notFound,
  )
    .input(z.object({ params: byCard }))
    .output(ClassCards),

  enter: route(
    'POST /class/sign-in',
    everyone,
    'Sign in with a class code, the name on the card and its PIN; the answer is the same whichever of them is wrong',
    { errors: ['class_card_wrong', 'class_card_locked', 'locked'] },
  )
    .input(
      z.object({
        body: z.strictObject({
          class_code: text(limits.classCard.code, 'required'),
          name: text(limits.classCard.name, 'required'),
          pin: Pin,
        }),
      }),
    )
    .output(SignedIn),
  enterByBadge: route(
    'POST /class/badge',
    everyone,
    'Sign in with the QR code of a class card and its PIN; the answer is the same whichever of them is wrong',
    { errors: ['class_card_wrong', 'class_card_locked', 'locked'] },
  )
    .input(
      z.object({
        body: z.strictObject({
          token: text(limits.classCard.token, 'required').describe('The fragment of the link.'),
          pin: Pin,
        }),
      }),
    )
    .output(SignedIn),
}
