import { classifications } from '@quartet/domain/classification.ts'
import { purposesOf } from '@quartet/domain/consent.ts'
import { isEmail } from '@quartet/domain/email.ts'
import { memberTypes } from '@quartet/domain/institution.ts'
import { erasureReasons, erasureSources } from '@quartet/domain/own-data.ts'
import { z } from 'zod'
import { nameText, optionalText, rejectCardNumbers, text } from '../fields.ts'
import { limits } from '../limits.ts'
import { ListQuery } from '../list.ts'
import { changesPerson, holding, Id, route, signedIn } from '../route.ts'
import { AgeGroupId } from './cms.ts'
import { ShownWords } from './privacy.ts'

export const personTypes = [...memberTypes, 'individual', 'coaching'] as const
/**
 * The state of a person: verified, unverified, waiting for a guardian or for the school, to be
 * erased at their own request, or to be erased by order.
 */
export const personStatuses = [
  'active',
  'unverified',
  'awaiting_consent',
  'awaiting_school',
  'leaving',
  'erasing',
] as const

const Person = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  /** Null without an address. */
  email_verified: z.boolean().nullable(),
  type: z.enum(personTypes),
  organization_id: z.number().int().nullable(),
  organization_name: z.string().nullable(),
  age_group_id: AgeGroupId,
  roles: z.array(z.string()),
  status: z.enum(personStatuses),
  /** Whether the person has a result. */
  lci: z.enum(['done', 'not_done']),
  /** Null when there is no label or the caller may not see it (method D44). */
  classification: z.enum(classifications).nullable(),
  removed: z.literal([0, 1]),
  /**
   * The order to erase this person, with its reason; null without one, also when only the person
   * requested it.
   */
  erasure: z
    .object({
      /** ISO 8601. */
      erase_from: z.string(),
      by: z.enum(erasureSources),
      /** Only for orders by staff. */
      reason: z.enum(erasureReasons).nullable(),
      note: z.string(),
    })
    .nullable(),
  /** ISO 8601. */
  created_at: z.string(),
})
export type PersonView = z.infer<typeof Person>

const PeopleQuery = ListQuery.extend({
  order_by: z
    .enum(['id', 'name', 'email', 'type', 'organization_name', 'age_group_id', 'created_at'])
    .default('id'),
  /** Only this person. */
  id: Id.optional(),
  type: z.enum(personTypes).optional(),
  organization_id: Id.optional(),
  age_group_id: z.coerce.number<number>().pipe(AgeGroupId).optional(),
  /** `erasing` matches people both in the list and in the bin. */
  status: z.enum(personStatuses).optional(),
  /** Only matches people whose label the caller may see. */
  classification: z.enum(classifications).optional(),
  lci: z.enum(['done', 'not_done']).optional(),
})
export type PersonListQuery = z.infer<typeof PeopleQuery>

/**
 * A user added by an administrator. The role follows from the type; the person chooses a password
 * through the mailed link.
 */
const NewPerson = z
  .strictObject({
    first_name: nameText(limits.personName, 'first_name_missing'),
    last_name: nameText(limits.personName, 'last_name_missing'),
    email: text(limits.email, 'email_missing').refine(isEmail, { error: 'email_wrong' }),
    type: z.enum(personTypes),
    /**
     * The consent texts of the form. Required for people who cannot consent alone, for whom the
     * school consents.
     */
    shown: ShownWords.optional(),
    /** For members only. */
    organization_id: Id.nullable().optional(),
    age_group_id: z.coerce.number<number>().pipe(z.literal([2, 3], { error: 'guardian_first' })),
    /** For age group 2. */
    turns_18_in: z.int().min(limits.turns18In.min).max(limits.turns18In.max).nullable().optional(),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable()
      .optional(),
    language_id: Id.optional(),
  })
  .superRefine(rejectCardNumbers())
export type NewPerson = z.infer<typeof NewPerson>

const Ids = z.object({ ids: z.array(Id).min(1).max(999) })
const Moved = z.object({ ids: z.array(z.number().int()) })
const editAccess = signedIn('access_users', 'admin_users')
const editOneAccess = holding('admin_users', changesPerson('admin_users'))
const onePerson = z.object({ user_id: Id })
const Reason = z.strictObject({
  reason: z.enum(erasureReasons, { error: 'required' }),
  note: optionalText(limits.erasureNote).default(''),
})
/** From when the people named in the order are erased. */
const Ordered = Moved.extend({ erase_from: z.string() })

export const people = {
  list: route(
    'POST /users',
    signedIn('access_users'),
    'People within the scope of the caller: a page and the exact number',
  )
    .input(z.object({ query: PeopleQuery }))
    .output(z.object({ list: z.array(Person), count: z.number().int() })),
  add: route(
    'PUT /users/save',
    editAccess,
    'Add a person, who is mailed a link to choose a password',
  )
    .input(z.object({ body: NewPerson }))
    .output(z.object({ person: Person })),
  remove: route(
    'DELETE /users/delete/{user_id}',
    editOneAccess,
    'Remove a person; the account can be restored',
  )
    .input(z.object({ params: onePerson }))
    .output(Moved),
  removeMany: route('POST /users/remove', editAccess, 'Remove several people; all or none')
    .input(z.object({ body: Ids }))
    .output(Moved),
  restore: route(
    'POST /users/restore',
    editAccess,
    'Bring removed people back; all or none. Who was to be erased by staff stays',
  )
    .input(z.object({ body: Ids }))
    .output(Moved),
  admit: route(
    'POST /users/admissions',
    editAccess,
    'Let people in who signed up with the code of a school that agrees for them, each by name; all or none',
  )
    .input(
      z.object({
        body: Ids.extend({
          consents: z.array(z.enum(purposesOf.school)).max(1).default([]),
          shown: ShownWords,
        }),
      }),
    )
    .output(Moved),
  refuse: route(
    'POST /users/admissions/refuse',
    editAccess,
    'Refuse people who wait to be let in: their accounts are erased; all or none',
  )
    .input(z.object({ body: Ids }))
    .output(Moved),
  erase: route(
    'POST /users/erase/{user_id}',
    editOneAccess,
    'Order the erasure of a person: the account is closed at once and erased after 14 days in which staff can undo it',
  )
    .input(z.object({ params: onePerson, body: Reason }))
    .output(Ordered),
  undoErasure: route(
    'POST /users/erase/{user_id}/undo',
    editOneAccess,
    'Keep a person whose erasure staff ordered, as before the order',
  )
    .input(z.object({ params: onePerson }))
    .output(Moved),
  eraseMany: route(
    'POST /users/erase',
    editAccess,
    'Order the erasure of several people; all or none',
  )
    .input(z.object({ body: Reason.extend(Ids.shape) }))
    .output(Ordered),
  undoErasureOfMany: route(
    'POST /users/keep',
    editAccess,
    'Keep several people whose erasure staff ordered; all or none',
  )
    .input(z.object({ body: Ids }))
    .output(Moved),
}
