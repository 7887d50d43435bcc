import { containsCardNumber } from '@quartet/domain/card-number.ts'
import { z } from 'zod'
import { limits } from './limits.ts'

/**
 * Messages for invalid fields. The code is sent with the message so that a page can show it in its
 * own language.
 */
export const fieldMessages = {
  required: 'Please this field is required',
  first_name_missing: 'Please input First Name',
  last_name_missing: 'Please input Last Name',
  email_missing: 'Please input email address',
  email_wrong: 'Please input correct email address',
  age_missing: 'Please Select Age',
  country_missing: 'Please input country',
  city_missing: 'Please input city',
  state_missing: 'Please input state',
  language_missing: 'Please input language',
  family_type_missing: 'Please input family type',
  family_code_missing: 'Please input Family Code',
  family_admin_adult: 'Only an adult can set up a family.',
  card_name_missing: 'Please input the name on the card',
  card_number_wrong: 'Please input card number',
  card_not_practice: 'Only practice cards work here. Please use 4242 4242 4242 4242.',
  card_in_text: 'This looks like a card number. Please remove it.',
  card_expiry_missing: 'Please input expiration date',
  card_expired: 'This card has expired.',
  cvc_wrong: 'Please input CVC code',
  password_missing: 'Please input password',
  password_short: 'Password must be 8 characters or more',
  password_long: 'Password must be 200 characters or fewer',
  password_common:
    'Too many people use this password. Please choose another one: a few words in a row are hard to guess.',
  password_personal:
    'This password is too similar to your name, your address or the name of this site. Please choose another one.',
  password_given:
    'This is the password you were given. Please choose another one that only you know.',
  confirm_missing: 'Please input confirm password',
  confirm_wrong: 'Passwords do not match',
  captcha_missing: 'Please confirm that you’re human.',
  turns_18_missing: 'Please choose the year in which you turn 18.',
  age_contradiction: 'These two answers don’t match. Please check them both.',
  nick_name_missing: 'Please enter a nickname.',
  nick_name_wrong: 'Letters, numbers and spaces only, up to 30.',
  guardian_email_missing: 'Please enter the email address of a parent or guardian.',
  guardian_email_same: 'This must be the address of a parent or guardian, not your own.',
  login_email_missing: 'Enter your email',
  login_password_missing: 'Enter your password',
  code_missing: 'Enter the code',
  adult_invited: 'Adults join by invitation. Please choose “adult” and enter their address.',
  code_needed: 'Please enter your institution’s code.',
  answer_range: 'Answers are whole numbers from 1 to 5.',
  answer_either: 'Give either a value or a text, not both.',
  score_range: 'A score is a whole number from 7 to 35.',
  not_with_scores: 'This can’t be changed together with the scores.',
  old_password_missing: 'Please enter your current password',
  old_password_wrong: 'This isn’t your current password',
  emails_many: 'Up to five addresses.',
  too_long: 'This is too long.',
  control_characters: 'This contains characters that can’t be saved.',
  name_characters:
    'A name is a single line of letters, digits and signs. Please type it again without hidden characters.',
  nothing_to_say: 'There’s nothing here to read aloud.',
  topic_unknown: 'Please choose a topic from the list.',
  marks_wrong: 'These marks no longer match the text.',
  taken: 'This already exists.',
  row_repeated: 'Another row of this file is the same.',
  number_wrong: 'Please enter a number.',
  number_out: 'This number is too small or too large.',
  link_wrong: 'Please enter an address that begins with https://.',
  version_taken: 'There’s already a version in this language.',
  version_of_unknown: 'The original was deleted.',
  choice_unknown: 'Please choose an option from the list.',
  not_appointable: 'Only adult members of an institution can be appointed.',
  choice_versions_missing:
    'This choice has no version yet in one of the languages. Please add that version first.',
  language_tag_wrong: 'Please enter a language tag such as de or pt-BR.',
  language_locale_wrong: 'A short name has two or three lowercase letters.',
  flag_wrong: 'Please enter a two-letter country code, such as it.',
  key_wrong: 'A key has lowercase letters, digits and _, and starts with a letter.',
  text_unknown: 'There’s no text with this key.',
  text_legal: 'Only a platform administrator can change this text, because people agree to it.',
  placeholders_lost: 'Please keep the parts in double braces as they are in English.',
  question_number: 'Enter a whole number from 1 to 31.',
  pattern_of_number: 'The number sets the pattern, and this number belongs to a different one.',
  form_fixed: 'This form was in use, so its numbers can’t be changed.',
  versions_differ:
    'This row is a version of another row in the file, and their values differ here. Give them the same value.',
  sibling_missing: 'There’s no form for this age and version in that language yet.',
  scale_words: 'Please enter five words, one per line.',
  heading_missing: 'This column is missing.',
  heading_twice: 'This column appears twice.',
  formula_broken: 'The formula in this cell has no result.',
  chosen_unknown: 'One of these strategies doesn’t belong to this task.',
  code_shape: 'A code has 6 to 12 letters and digits.',
  domain_wrong: 'An email domain looks like school.example.',
  issuer_wrong: 'An issuer is an address that begins with https://.',
  day_wrong: 'Please enter the day as year, month and day, such as 2027-06-30.',
  ends_before_start: 'The end can’t be before the start.',
  days_many: 'Please choose at most 366 days.',
  seats_used: 'There are already more members than that.',
  not_adult_yet: 'This is possible from the year in which you turn 22.',
  guardian_first:
    'A parent or guardian has to agree first. Please ask this person to sign up with the institution’s code.',
  address_unusable: 'This address can’t be used here.',
  address_unchecked:
    'Too many of today’s addresses were in use elsewhere. Please try this one again tomorrow, or leave it out.',
  too_young: 'This person is too young for this institution.',
  institution_differs: 'This row belongs to another institution.',
  person_removed: 'This person is in the bin. Please restore them first.',
  leaver_fixed: 'Administrators don’t leave with an import.',
  roster_taken:
    'Someone else has just been given a number or an address from this file. Please upload it again.',
  roster_changed:
    'Who has to agree has changed since the file was checked. Please upload it again.',
  roster_importer: 'Whoever started this import is no longer allowed to import people here.',
  places_missing: 'The institution doesn’t have enough places.',
  role_lacking: 'You can’t give this role.',
  grant_impossible: 'This permission can’t be given like that.',
  pictures_many: 'A page can show up to 20 pictures.',
  picture_gone: 'A picture in this text no longer exists. Please insert it again.',
  alt_missing: 'Please describe what each picture shows.',
  statement_short: 'Please write at least 20 characters.',
  menu_fixed: 'A screen already shows this page, so it can’t be in the menu.',
} as const

export type FieldCode = keyof typeof fieldMessages

/**
 * A line or paragraph of text, trimmed. NUL and unpaired surrogates are rejected because PostgreSQL
 * cannot store them.
 */
export const text = (max: number, missing: FieldCode) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing })
    .max(max, { error: 'too_long' })
    .refine((value) => !value.includes('\0') && value.isWellFormed(), {
      error: 'control_characters',
    })

export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: 'too_long' })
    .refine((value) => !value.includes('\0') && value.isWellFormed(), {
      error: 'control_characters',
    })

/**
 * Line breaks, control characters, and invisible characters that change the direction of the
 * following text.
 */
const hidden = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u

/**
 * The name of a person, an institution, a group or a thing: a single line without hidden
 * characters.
 */
export const nameText = (max: number, missing: FieldCode) =>
  text(max, missing).refine((value) => !hidden.test(value), { error: 'name_characters' })
export const optionalName = (max: number) =>
  optionalText(max).refine((value) => !hidden.test(value), { error: 'name_characters' })

/** A part of a text, stored without trimming. */
export const storedText = (max: number) =>
  z
    .string()
    .max(max, { error: 'too_long' })
    .refine((value) => !value.includes('\0') && value.isWellFormed(), {
      error: 'control_characters',
    })

/**
 * A text to be spoken. Line breaks and tabs count as spaces; other control characters are rejected.
 */
export const speakable = (max: number) =>
  text(max, 'required').refine((value) => !/[^\P{Cc}\s]/u.test(value), {
    error: 'control_characters',
  })

/** A secret, not trimmed. */
export const secret = (missing: FieldCode) =>
  z
    .string({ error: missing })
    .min(1, { error: missing })
    .max(limits.password.max, { error: 'password_long' })
    .refine((value) => value.isWellFormed(), { error: 'control_characters' })

/**
 * Rejects payment card numbers in every text of an object and its lists, except in the listed
 * fields.
 */
export const rejectCardNumbers =
  (...except: string[]) =>
  (fields: Record<string, unknown>, context: z.core.$RefinementCtx) => {
    const message: FieldCode = 'card_in_text'
    for (const [name, value] of Object.entries(fields))
      if (
        !except.includes(name) &&
        [value].flat().some((text) => typeof text === 'string' && containsCardNumber(text))
      )
        context.addIssue({ code: 'custom', path: [name], message })
  }
