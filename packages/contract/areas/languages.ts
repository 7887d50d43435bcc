import { z } from 'zod'
import { nameText } from '../fields.ts'
import { everyone, Id, Nothing, route, signedIn } from '../route.ts'

export const Language = z.object({
  id: z.number().int(),
  title: z.string(),
  locale: z.string().describe('The name used in the files of interface texts: en, ge, it ...'),
  tag: z.string().describe('BCP 47 tag for the page, dates and speech: de for ge.'),
  rtl: z.literal([0, 1]),
  published: z.boolean(),
})
Language.register(z.globalRegistry, { id: 'Language' })

const Share = z.object({ count: z.number().int(), of: z.number().int() })
Share.register(z.globalRegistry, { id: 'TranslationShare' })
/**
 * What a language still needs before it can be published (D37): the texts for visitors, and one
 * active form.
 */
export const languageGates = ['register_texts', 'form'] as const

/** The content lists whose rows have versions in every language. */
export const contentLists = [
  'topics',
  'strategies',
  'career_strategies',
  'attributes',
  'career_questions',
  'career_statements',
  'statement_questions',
  'team_statements',
  'categories',
  'cms',
] as const
export type ContentList = (typeof contentLists)[number]
const ContentWork = z.object({
  list: z.enum(contentLists),
  missing: z.number().int(),
  outdated: z.number().int(),
})
ContentWork.register(z.globalRegistry, {
  id: 'ContentWork',
  description:
    'Rows without a version in the language, and versions older than their English texts.',
})

const EditableLanguage = Language.extend({
  flag: z.string().describe('A two-letter ISO 3166 code, or empty.'),
  is_default: z.boolean().describe('The language that all other languages fall back to.'),
  readers: z.number().int().describe('The number of people who use it.'),
  register_texts: Share,
  texts: Share,
  mails: Share.describe('Mails of which it has every text; the others are sent in English.'),
  statements: Share,
  walls: Share,
  content: z.array(ContentWork).describe('What is left to do in each content list.'),
  forms: z
    .array(
      z.object({ age_group_id: z.literal([1, 2, 3]), active: z.boolean(), pilot: z.boolean() }),
    )
    .describe(
      'The active form of each age group, if any; `pilot` until it has proved reliable (D9).',
    ),
  missing: z.array(z.enum(languageGates)),
})
EditableLanguage.register(z.globalRegistry, {
  id: 'EditableLanguage',
  description: 'A language with its translation progress; shares are relative to English.',
})

const tag = z.string().refine(isTag, { error: 'language_tag_wrong' })
const locale = z.string().regex(/^[a-z]{2,3}$/, { error: 'language_locale_wrong' })
const flag = z.string().regex(/^([a-z]{2})?$/, { error: 'flag_wrong' })
const Draft = z.strictObject({
  title: nameText(60, 'required'),
  tag,
  rtl: z.literal([0, 1]),
  flag: flag.default(''),
})

function isTag(value: string) {
  try {
    return value.length <= 35 && Intl.getCanonicalLocales(value)[0] === value
  } catch {
    return false
  }
}

const editAccess = signedIn('access_localization')
const one = z.object({ language_id: Id })
const LanguageResponse = z.object({ language: EditableLanguage })
LanguageResponse.register(z.globalRegistry, { id: 'LanguageResponse' })

export const languages = {
  list: route(
    'POST /langs',
    everyone,
    'Published languages; an administrator of content sees all of them',
  ).output(z.object({ languages: z.array(Language) })),
  states: route('POST /languages', editAccess, 'All languages, each with how far it is').output(
    z.object({ languages: z.array(EditableLanguage) }),
  ),
  show: route('GET /languages/show/{language_id}', editAccess, 'One language with how far it is', {
    errors: ['not_found'],
  })
    .input(z.object({ params: one }))
    .output(LanguageResponse),
  publish: route(
    'POST /languages/publish/{language_id}',
    editAccess,
    'Publish a language that has what it needs, or take it back',
    {
      errors: [
        'not_found',
        'language_incomplete',
        'language_default',
        'row_unknown',
        'row_changed',
      ],
    },
  )
    /** `published` is the new state; without it the state is toggled. */
    .input(
      z.object({
        params: one,
        body: z.strictObject({ published: z.boolean().optional() }).optional(),
      }),
    )
    .output(LanguageResponse),
  add: route('PUT /languages/save', editAccess, 'Add a language, not published yet')
    .input(z.object({ body: Draft.extend({ locale }) }))
    .output(LanguageResponse),
  edit: route(
    'PUT /languages/save/{language_id}',
    editAccess,
    'Change the title, tag, direction or flag of a language',
    { errors: ['not_found', 'row_unknown', 'row_changed'] },
  )
    .input(
      z.object({
        params: one,
        body: Draft.extend({ before: Draft.optional() }).describe(
          '`before`: the values shown when editing began. The request is rejected if somebody else has changed them since.',
        ),
      }),
    )
    .output(LanguageResponse),
  remove: route(
    'DELETE /languages/delete/{language_id}',
    editAccess,
    'Delete a language that nothing is written in',
    { errors: ['language_default', 'row_unknown', 'language_published', 'row_used'] },
  )
    .input(z.object({ params: one }))
    .output(Nothing),
}
