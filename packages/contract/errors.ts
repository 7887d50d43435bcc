/** The closed list of error names: each with its status and the sentence that a caller reads when nobody translates. */
export const errors = {
  invalid: { status: 400, message: 'Some fields need another look.' },
  unreadable: { status: 400, message: 'The request could not be read.' },
  code_wrong: { status: 400, message: 'This code is not right or no longer valid. Please check it, or ask for a new one.' },
  reset_token_used: { status: 400, message: 'This link has been used or is too old. Please ask for a new one.' },
  captcha_wrong: { status: 400, message: 'The check that you are a person did not pass. Please do it again.' },
  captcha_used: { status: 400, message: 'The check that you are a person was used already. Please do it again.' },
  unauthenticated: { status: 401, message: 'Please log in.' },
  credentials_wrong: { status: 401, message: 'Email or password is incorrect.' },
  unverified: { status: 403, message: 'A verification code has been sent to your email. Please check your inbox.' },
  inactive: { status: 403, message: 'Your account is inactive.' },
  forbidden: { status: 403, message: 'You do not have the permission to do this.' },
  card_refused: { status: 402, message: 'The card was refused. Please check its details or use another card.' },
  subscription_ended: { status: 403, message: 'Your access has ended. Your profile stays yours; renew to go on with the rest.' },
  no_such_call: { status: 404, message: 'There is no such call.' },
  language_unknown: { status: 404, message: 'This language is not offered.' },
  question_unknown: { status: 404, message: 'This question does not belong to your inventory.' },
  answer_misplaced: { status: 422, message: 'A statement is answered with 1 to 5, an open question with words.' },
  attempt_unknown: { status: 404, message: 'This inventory is not open any more. Please load the page again.' },
  attempt_finished: { status: 409, message: 'This inventory is finished. Its answers stay as they are.' },
  retake_too_early: { status: 409, message: 'You can take the inventory again later.' },
  form_missing: { status: 409, message: 'There is no inventory for your age group at the moment.' },
  administrator_kept: { status: 409, message: 'An administrator is removed only by another one, and the last one stays.' },
  too_large: { status: 413, message: 'This is too large.' },
  unsupported_media: { status: 415, message: 'Please send JSON.' },
  organization_unknown: { status: 422, message: 'There is no institution with this code.' },
  organization_full: { status: 422, message: 'This institution has no places left. Please ask its administrator.' },
  organization_ended: { status: 422, message: 'The access of this institution has ended. Please ask its administrator.' },
  organization_domain: { status: 422, message: 'This institution accepts only addresses of its own mail domain.' },
  organization_age: { status: 422, message: 'This institution accepts only older people.' },
  guardian_needed: { status: 422, message: 'Please come in with a grown-up: through a family or with a school.' },
  registration_closed: { status: 422, message: 'Sign-up is closed at the moment.' },
  items_open: { status: 422, message: 'Some statements have no answer yet.' },
  locked: { status: 423, message: 'Too many attempts. Please wait a quarter of an hour and try again.' },
  too_many: { status: 429, message: 'Too many requests. Please wait a little and try again.' },
  unexpected: { status: 500, message: 'Something went wrong on our side. What you typed is still here; please try again.' },
  unavailable: { status: 503, message: 'The service is away for a moment. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorName = keyof typeof errors

/** What every refused call answers. `name` is absent when the record that the page is about is missing or not the caller's. */
export type ErrorBody = { name?: ErrorName; message: string; fields?: FieldError[]; show_verify?: true; [more: string]: unknown }
export type FieldError = { path: string; code: string; message: string }
