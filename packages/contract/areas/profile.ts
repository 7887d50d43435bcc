import { areas } from '@quartet/domain/areas.ts'
import { bands, scoreRange } from '@quartet/domain/bands.ts'
import { classifications } from '@quartet/domain/classification.ts'
import { taskStatuses } from '@quartet/domain/drill.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { qualityFlags } from '@quartet/domain/quality.ts'
import { accessStates } from '@quartet/domain/subscription.ts'
import { profileParts } from '@quartet/domain/visibility.ts'
import { z } from 'zod'
import {
  type FieldCode,
  nameText,
  optionalName,
  optionalText,
  rejectCardNumbers,
} from '../fields.ts'
import { limits } from '../limits.ts'
import {
  awaitingToo,
  changesPerson,
  guestsToo,
  Id,
  readsPerson,
  route,
  signedIn,
} from '../route.ts'
import { Attribute } from './attributes.ts'
import { AgeGroupId, CmsText } from './cms.ts'
import { Language } from './languages.ts'

const Score = z.number().int().min(7).max(35).nullable()
const Band = z.enum(bands)
const Pattern = z.enum(patterns)

export const User = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  email_verified: z.boolean(),
  image: z.string().nullable(),
  age_group: z.string(),
  age_group_id: AgeGroupId,
  about_me: z.string(),
  job_title: z.string(),
  topics: z.array(z.string()),
  skills: z.array(z.string()),
  type: z.enum(['individual', 'institution', 'student', 'coaching']),
  user_status: z.literal([0, 1]).describe('1 active, 0 removed.'),
  removed: z.literal([0, 1]),
  language_id: z.number().int(),
  rtl: z.literal([0, 1]),
  organization: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  organization_promo_code: z
    .string()
    .nullable()
    .describe('Only visible to the person: the code of their institution; otherwise null.'),
  student_classroom_id: z
    .string()
    .nullable()
    .describe('Only visible to the person: their id at a classroom service; otherwise null.'),
  exp_time: z.string().nullable().describe('yyyy-MM-dd: the day on which the access ends.'),
  access_state: z.enum(accessStates).nullable(),
  erase_from: z
    .string()
    .nullable()
    .describe(
      'Only visible to the person: from when the account is erased because an erasure was requested, ISO 8601; otherwise null.',
    ),
  contract_erase_from: z
    .string()
    .nullable()
    .describe(
      'Only visible to the person: from when the account is erased because the institution’s contract ended, ISO 8601; otherwise null.',
    ),
  second_factor_from: z
    .string()
    .nullable()
    .describe(
      'Only visible to the person: from when nothing else is open until they set up the second factor that their role requires, ISO 8601; null when they need none or have one.',
    ),
  sequence: Score,
  precision: Score,
  technical_reasoning: Score,
  confluence: Score,
  score_source: z.enum(['inventory', 'manual']).nullable(),
  score_error: z
    .number()
    .int()
    .describe(
      'The points by which a score can come out higher or lower on another day (method D8).',
    ),
  scored_at: z
    .string()
    .nullable()
    .describe('The time of the newest finished attempt, or of entering the scores; ISO 8601.'),
  classification: z.enum(classifications).nullable(),
  classification_standard: z
    .boolean()
    .nullable()
    .describe('False for a provisional label (method D11).'),
  user_pattern_classification: z.object({
    sequence: Band.nullable(),
    precision: Band.nullable(),
    technical_reasoning: Band.nullable(),
    confluence: Band.nullable(),
  }),
  quality_flags: z.array(z.enum(qualityFlags)),
  attributes: z.array(Attribute),
  selected_attributes: z.array(z.number().int()),
  my_career_statements: z
    .array(z.number().int())
    .describe('The chosen career statements; empty when statements are hidden.'),
  tasks: z
    .array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        area: z.enum(areas),
        status: z.enum(taskStatuses),
      }),
    )
    .describe('The newest 20 tasks; empty when they are hidden.'),
  tasks_count: z
    .number()
    .int()
    .nullable()
    .describe('How many tasks of all areas the person has; null when they are hidden.'),
  my_team_statements: z
    .array(z.number().int())
    .describe('Only visible to the person: the chosen statements about teams; otherwise empty.'),
  family_type: z
    .literal([1, 2])
    .nullable()
    .describe('1: runs a family; 2: member of one; null for neither, or when the plan is hidden.'),
  is_own_team: z
    .boolean()
    .describe('Only visible to the person: whether they lead a team that is not archived.'),
  flow_instructions: z.boolean().describe('Whether the person has seen the introductions.'),
  task_instructions: z.boolean(),
  sees: z
    .array(z.enum(profileParts))
    .describe(
      'The parts of this profile that the reader can see; all others are empty or null (method 4.1, D35, D44).',
    ),
})
User.register(z.globalRegistry, { id: 'User' })

/** Fields that the owner can change; any other field is rejected. */
const OwnFields = z.strictObject({
  first_name: nameText(limits.personName, 'first_name_missing').optional(),
  last_name: nameText(limits.personName, 'last_name_missing').optional(),
  about_me: optionalText(limits.profile.aboutMe).optional(),
  job_title: optionalName(limits.profile.jobTitle).optional(),
  topics: z.array(nameText(limits.profile.word, 'required')).max(limits.profile.words).optional(),
  skills: z.array(nameText(limits.profile.word, 'required')).max(limits.profile.words).optional(),
  flow_instructions: z.boolean().optional(),
  task_instructions: z.boolean().optional(),
})

const scoreError = { error: 'score_range' } as const
const ScoreInput = z
  .number(scoreError)
  .int(scoreError)
  .min(scoreRange.min, scoreError)
  .max(scoreRange.max, scoreError)

const SavedFields = OwnFields.extend({
  removed: z.literal([0, 1]).optional(),
  sequence: ScoreInput.optional(),
  precision: ScoreInput.optional(),
  technical_reasoning: ScoreInput.optional(),
  confluence: ScoreInput.optional(),
  scored_at: z.iso.datetime().nullable().optional(),
})
  .superRefine((fields, context) => {
    const names = Object.keys(fields)
    const ofScores: string[] = [...patterns, 'scored_at']
    if (!names.some((name) => ofScores.includes(name))) return
    for (const name of patterns.filter((pattern) => !names.includes(pattern)))
      context.addIssue({ code: 'custom', path: [name], message: scoreError.error })
    for (const name of names.filter((name) => !ofScores.includes(name)))
      context.addIssue({
        code: 'custom',
        path: [name],
        message: 'not_with_scores' satisfies FieldCode,
      })
  })
  .superRefine(rejectCardNumbers())
SavedFields.register(z.globalRegistry, {
  id: 'SavedFields',
  description:
    '`removed` requires the right to delete (admin_users). The four scores must be sent together and without other fields, and require the right to edit scores (edit_users). `scored_at` is the value read with the scores; an outdated one is rejected.',
})

const byUser = z.object({ user_id: Id })
const TextView = CmsText.pick({ body: true, language_id: true })
TextView.register(z.globalRegistry, { id: 'HtmlText', description: 'HTML with its language.' })
const PatternCard = z.object({
  name: z.string(),
  short_name: z.string(),
  number_key: Pattern,
  number: Score,
  second_title: z.string(),
  visible: z.boolean(),
  items: z.array(z.string()),
  language_id: z.number().int().describe('The language of the second title and of the items.'),
  colour: z.string(),
  bands: z
    .record(Band, TextView)
    .describe(
      'What each degree of use of this pattern looks like, written for the person’s age group.',
    ),
})
PatternCard.register(z.globalRegistry, { id: 'PatternCard' })

const Definitions = z.object({
  definitions: z.record(z.enum(classifications), TextView),
  provisional: TextView,
})
Definitions.register(z.globalRegistry, {
  id: 'LabelDefinitions',
  description:
    'What the labels mean; `provisional` replaces the definition of a provisional label.',
})
const Cards = Definitions.extend({
  cards: z.array(PatternCard).describe('Empty for guests, who only see the definitions.'),
  of_others: Definitions.describe('The same about somebody else, in the third person.'),
})
Cards.register(z.globalRegistry, { id: 'ProfileCards' })

export const profile = {
  show: route(
    'GET /users/show/{user_id}',
    guestsToo(readsPerson('access_users')),
    'One person with scores, label and statements',
  )
    .input(z.object({ params: byUser }))
    .output(z.object({ user: User })),
  save: route(
    'PUT /users/save/{user_id}',
    changesPerson('admin_users', 'edit_users'),
    'Change the fields of a person that the caller may change',
    {
      errors: [
        'scores_changed',
        'not_for_children',
        'administrator_kept',
        'organization_deleted',
        'organization_full',
      ],
    },
  )
    .input(z.object({ params: byUser, body: SavedFields }))
    .output(z.object({ user: User })),
  switchLanguage: route(
    'POST /languages/switch/{language_id}',
    awaitingToo(guestsToo(signedIn())),
    'Choose the language of the own account',
    { errors: ['language_unknown'] },
  )
    .input(z.object({ params: z.object({ language_id: Id }) }))
    .output(z.object({ language: Language })),
  cards: route(
    'GET /users/get/profile/cards',
    guestsToo(signedIn()),
    'Texts of the profile page: pattern cards, degrees of use, label definitions',
  )
    .input(
      z.object({
        query: z.object({ age_group_id: z.coerce.number<number>().pipe(AgeGroupId).optional() }),
      }),
    )
    .output(Cards),
  print: route(
    'POST /users/print/plp',
    signedIn(),
    'What a printed profile shows: the own one, or that of a person within the scope of access_users',
    { errors: ['not_found'] },
  )
    .input(
      z.object({
        body: z.object({ user_id: z.int().positive().max(2_147_483_647).optional() }).default({}),
      }),
    )
    .output(Cards.extend({ user: User, printed_at: z.string() })),
  lciCards: route(
    'GET /users/get/lci/cards',
    signedIn('access_lci'),
    'What the scores say and do not say, as HTML',
  ).output(z.object({ cards: z.array(CmsText) })),
}
