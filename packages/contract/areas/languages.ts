import { z } from 'zod'
import { nameText } from '../fields.ts'
import { everyone, Id, Nothing, route, signedIn } from '../route.ts'

export const Language = z.object({
  id: z.number().int(),
  title: z.string(),
  /** The name used in the files of interface texts: en, ge, it ... */
  locale: z.string(),
  /** BCP 47 tag for the page, dates and speech: de for ge. */
  tag: z.string(),
  rtl: z.literal([0, 1]),
  published: z.boolean(),
})

const Share = z.object({ count: z.number().int(), of: z.number().int() })
/**
 * What a language still needs before it can be published (D37): the texts for visitors, and one
 * active form.
 */
const languageGates = ['register_texts', 'form'] as const

/** A language with its translation progress; shares are relative to English. */
const EditableLanguage = Language.extend({
  /** A two-letter ISO 3166 code, or empty. */
  flag: z.string(),
  /** The language that all other languages fall back to. */
  is_default: z.boolean(),
  /** The number of people who use it. */
  readers: z.number().int(),
  register_texts: Share,
  texts: Share,
  statements: Share,
  walls: Share,
  /** The active form of each age group, if any; `pilot` until it has proved reliable (D9). */
  forms: z.array(
    z.object({ age_group_id: z.literal([1, 2, 3]), active: z.boolean(), pilot: z.boolean() }),
  ),
  missing: z.array(z.enum(languageGates)),
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

const editAccess = signedIn('access_cms')
const one = z.object({ language_id: Id })
const LanguageResponse = z.object({ language: EditableLanguage })

export const languages = {
  list: route(
    'POST /langs',
    everyone,
    'Published languages; an administrator of content sees all of them',
  ).output(z.object({ languages: z.array(Language) })),
  states: route('POST /languages', editAccess, 'All languages, each with how far it is').output(
    z.object({ languages: z.array(EditableLanguage) }),
  ),
  show: route('GET /languages/show/{language_id}', editAccess, 'One language with how far it is')
    .input(z.object({ params: one }))
    .output(LanguageResponse),
  publish: route(
    'POST /languages/publish/{language_id}',
    editAccess,
    'Publish a language that has what it needs, or take it back',
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
  )
    .input(
      z.object({
        params: one,
        /**
         * `before`: the values shown when editing began. The request is rejected if somebody else
         * has changed them since.
         */
        body: Draft.extend({ before: Draft.optional() }),
      }),
    )
    .output(LanguageResponse),
  remove: route(
    'DELETE /languages/delete/{language_id}',
    editAccess,
    'Delete a language that nothing is written in',
  )
    .input(z.object({ params: one }))
    .output(Nothing),
}
