/**
 * The complete list of error names, each with its HTTP status and the message for clients that do
 * not translate it.
 */
export const errors = {
  invalid: { status: 400, message: 'Some fields need another look.' },
  unreadable: { status: 400, message: 'The request could not be read.' },
  code_wrong: {
    status: 400,
    message: 'This code is wrong or has expired. Please check it or request a new one.',
  },
  second_factor_wrong: {
    status: 400,
    message: 'This code is wrong or has already been used. Please try the next one.',
  },
  passkey_wrong: {
    status: 400,
    message: 'This passkey couldn’t be checked. Please try again, or use another way.',
  },
  sign_in_over: {
    status: 403,
    message: 'This took too long, or was started again elsewhere. Please log in again.',
  },
  second_factor_off: { status: 409, message: 'Two-step login is off for this account.' },
  second_factor_own: {
    status: 422,
    message: 'You can change your own two-step login in your settings.',
  },
  second_factor_due: { status: 403, message: 'Please set up two-step login first.' },
  second_factor_required: {
    status: 409,
    message:
      'Your role requires two-step login. Please add another app or passkey before you remove this one.',
  },
  passkeys_full: {
    status: 422,
    message: 'You’ve reached the limit of 10 passkeys. Please remove one first.',
  },
  provider_unknown: { status: 404, message: 'This way to log in isn’t available.' },
  provider_down: {
    status: 503,
    message: 'The service you wanted to log in with isn’t responding. Please try again later.',
  },
  provider_declined: {
    status: 403,
    message: 'You didn’t allow the login there. You can try again or log in with your password.',
  },
  provider_invalid: {
    status: 403,
    message: 'The answer of the other service couldn’t be trusted, so you were not logged in.',
  },
  provider_unverified: {
    status: 403,
    message:
      'The other service hasn’t confirmed your email address. Please confirm it there, or log in with your password.',
  },
  provider_outsider: {
    status: 403,
    message: 'This login is only for members of the institution it belongs to.',
  },
  identity_taken: {
    status: 409,
    message: 'This login is already linked to another account.',
  },
  identities_full: {
    status: 422,
    message: 'You’ve reached the limit of 10 linked logins. Please remove one first.',
  },
  reset_token_used: {
    status: 400,
    message: 'This link has already been used or has expired. Please request a new one.',
  },
  captcha_wrong: { status: 400, message: 'The check failed. Please try again.' },
  captcha_used: { status: 400, message: 'This check has already been used. Please do it again.' },
  unauthenticated: { status: 401, message: 'Please log in.' },
  credentials_wrong: { status: 401, message: 'Email or password is incorrect.' },
  unverified: {
    status: 403,
    message: 'A verification code has been sent to your email. Please check your inbox.',
  },
  sign_up_elsewhere: {
    status: 409,
    message:
      'The code is right, but this sign-up was started on another device or started again. Please log in with your password, or sign up again.',
  },
  one_time_expired: {
    status: 403,
    message:
      'This one-time password has expired. Please ask the person who gave it to you for a new one.',
  },
  password_due: { status: 403, message: 'Please choose a new password first.' },
  class_card_wrong: {
    status: 401,
    message: 'That didn’t work. Please check what’s on your card, or ask your teacher.',
  },
  class_card_session: {
    status: 403,
    message: 'This isn’t possible with a class card. Please ask your teacher.',
  },
  account_closing: {
    status: 403,
    message:
      'This account has been closed and is about to be deleted. If that’s a mistake, please contact the people who run this site.',
  },
  account_closing_family: {
    status: 403,
    message:
      'Your family has closed this account, and it is about to be deleted. If that’s a mistake, please ask whoever runs your family.',
  },
  inactive: { status: 403, message: 'Your account is inactive.' },
  result_outdated: {
    status: 409,
    message: 'There’s a newer result of this person. Please load the list again.',
  },
  result_decided: {
    status: 409,
    message: 'Someone else has already decided on this result. Please look at both decisions.',
  },
  result_unflagged: {
    status: 422,
    message: 'This result has no remarks, so there’s nothing to decide.',
  },
  inventory_closed: {
    status: 422,
    message: 'This person can’t take the inventory, because their access has ended.',
  },
  forbidden: { status: 403, message: 'You don’t have permission to do this.' },
  card_signup_closed: {
    status: 422,
    message:
      'You can’t sign up with a card here. Please use the code from your school, company or club.',
  },
  card_refused: {
    status: 402,
    message: 'Your card was declined. Please check the details or use another card.',
  },
  card_not_here: {
    status: 422,
    message:
      'Card details are only entered on the page of the payment service, never here. Nothing was charged.',
  },
  payments_closed: { status: 422, message: 'Paying isn’t possible here at the moment.' },
  payment_pending: {
    status: 409,
    message: 'A payment is already under way. Please wait a moment before you try again.',
  },
  payment_unclear: {
    status: 503,
    message:
      'The payment service isn’t responding, so we don’t know yet whether the payment went through. We’ll find out and email you; you won’t pay twice.',
  },
  payment_down: {
    status: 503,
    message: 'The payment service isn’t responding. Nothing was charged; please try again later.',
  },
  payment_gone: { status: 404, message: 'This payment no longer waits for you.' },
  renewal_covered: {
    status: 409,
    message: 'Somebody else pays for your access, so there’s nothing to renew.',
  },
  subscription_changed: {
    status: 409,
    message: 'Your subscription has changed in the meantime. Nothing was charged.',
  },
  subscription_ended: {
    status: 403,
    message:
      'Your access has ended. You can still read your profile. To use everything else, renew it or ask your institution.',
  },
  no_such_call: { status: 404, message: 'There is no such call.' },
  language_unknown: { status: 404, message: 'This language isn’t available.' },
  question_unknown: { status: 404, message: 'This question isn’t part of your inventory.' },
  answer_misplaced: {
    status: 422,
    message: 'Statements take an answer from 1 to 5, open questions take text.',
  },
  attempt_unknown: {
    status: 404,
    message: 'This inventory is no longer open. Please reload the page.',
  },
  attempt_finished: {
    status: 409,
    message: 'This inventory is finished, so its answers can’t be changed.',
  },
  retake_too_early: {
    status: 409,
    message: 'It’s too early to take the inventory again. Your profile shows when you can.',
  },
  form_missing: { status: 409, message: 'There’s currently no inventory for your age group.' },
  administrator_kept: {
    status: 409,
    message:
      'Only another administrator can remove an administrator, and the last one can’t be removed.',
  },
  statement_unknown: { status: 404, message: 'This statement no longer exists.' },
  statements_full: {
    status: 422,
    message: 'You’ve reached the limit of 200 statements of your own. Please delete one first.',
  },
  last_administrator: {
    status: 409,
    message: 'You’re the last administrator here. Please make someone else an administrator first.',
  },
  erased_with_institution: {
    status: 409,
    message:
      'Your institution’s contract has ended, and your account ends with it. Please ask your institution.',
  },
  export_gone: { status: 404, message: 'This export no longer exists. Please request a new one.' },
  too_complex: { status: 400, message: 'This request has too many parts.' },
  too_large: { status: 413, message: 'This is too large.' },
  unsupported_media: { status: 415, message: 'This call expects a different content type.' },
  organization_unknown: { status: 422, message: 'No institution has this code. Please check it.' },
  scores_changed: {
    status: 409,
    message: 'Someone else has changed these scores. Please check them again.',
  },
  organization_full: {
    status: 422,
    message: 'This institution has no places left. Please ask its administrator.',
  },
  family_code_unknown: { status: 422, message: 'No family has this code. Please check it.' },
  family_full: {
    status: 422,
    message: 'This family has no places left. Please ask its administrator.',
  },
  family_ended: {
    status: 422,
    message: 'This family’s plan has ended. Please ask its administrator.',
  },
  family_unverified: {
    status: 409,
    message: 'Please confirm your email address first: it stands for your consent.',
  },
  family_joined: {
    status: 409,
    message: 'You already belong to a family. Leave it first to join another one.',
  },
  organization_deleted: {
    status: 409,
    message: 'This person’s institution was deleted. Please restore it first.',
  },
  organization_ended: {
    status: 422,
    message: 'This institution’s access has ended. Please ask its administrator.',
  },
  organization_domain: {
    status: 422,
    message: 'This institution only accepts its own email addresses.',
  },
  organization_age: { status: 422, message: 'You’re too young for this institution.' },
  organization_member: {
    status: 409,
    message: 'You already belong to an institution. Leave it before you join another one.',
  },
  organization_none: { status: 409, message: 'This person doesn’t belong to an institution.' },
  seat_requested: {
    status: 409,
    message: 'You’re already on a waiting list. Give up that place first.',
  },
  client_only: {
    status: 409,
    message: 'Only coaching clients have facilitators of their own.',
  },
  facilitator_unknown: { status: 404, message: 'You can’t choose this person as a facilitator.' },
  guardian_needed: { status: 422, message: 'Please ask a grown-up to sign you up.' },
  consent_agreement_missing: {
    status: 422,
    message:
      'This school can’t accept children yet because its agreement isn’t signed. Please ask the school.',
  },
  consent_awaited: { status: 403, message: 'A parent or guardian has to agree first.' },
  guardian_only: { status: 403, message: 'Only a parent or guardian can do this.' },
  not_for_children: { status: 403, message: 'This isn’t available for children.' },
  contact_unknown: { status: 404, message: 'You can’t add this person as a contact.' },
  contact_exists: { status: 409, message: 'This person is already one of your contacts.' },
  contact_pending: { status: 409, message: 'You’ve already sent this person a request.' },
  contact_too_early: {
    status: 409,
    message: 'You sent this person a request recently. Please wait before you send another.',
  },
  contact_changed: {
    status: 409,
    message: 'This has changed in the meantime. The list is up to date now.',
  },
  team_too_small: { status: 400, message: 'A team needs at least three people, including you.' },
  team_too_large: { status: 400, message: 'That’s more people than this team can have.' },
  team_people_unknown: {
    status: 404,
    message: 'You can’t add one of these people. Choose contacts or people of your institution.',
  },
  team_minors: {
    status: 409,
    message: 'With somebody under 18, everyone in the team must belong to the same institution.',
  },
  team_unverified: {
    status: 403,
    message: 'Please confirm your own address first. Then you can join teams.',
  },
  team_contacts_many: { status: 400, message: 'Please add up to five contacts at a time.' },
  team_not_ready: {
    status: 409,
    message: 'At least three members have to be ready before the team can start.',
  },
  team_leader_alone: {
    status: 409,
    message: 'Nobody else has joined yet who could lead this team. Archive it instead.',
  },
  group_people_unknown: {
    status: 422,
    message: 'Some of these people don’t belong to the institution of this group.',
  },
  group_facilitators_unknown: {
    status: 422,
    message: 'A group can only be assigned to facilitators and administrators of its institution.',
  },
  group_full: { status: 422, message: 'A group can have up to 1,000 people.' },
  groups_full: {
    status: 422,
    message: 'You’ve reached the limit of 200 groups. Please delete one first.',
  },
  category_people_unknown: {
    status: 422,
    message: 'Some of these people can’t be in this category.',
  },
  category_full: { status: 422, message: 'A category can have up to 20,000 people.' },
  categories_full: {
    status: 422,
    message: 'There can be up to 500 categories. Please delete one first.',
  },
  push_too_large: {
    status: 422,
    message: 'That’s too many tasks for so many people at once. Please choose fewer tasks.',
  },
  team_changed: {
    status: 409,
    message: 'The team has changed in the meantime. The page is up to date now.',
  },
  team_statements_full: {
    status: 422,
    message: 'You can choose up to 6 statements for each pattern and question.',
  },
  invitation_gone: {
    status: 404,
    message: 'This invitation no longer works. Please ask for a new one.',
  },
  invitation_address: {
    status: 403,
    message: 'This invitation was sent to a different address. Please log in with that one.',
  },
  invite_adults: { status: 403, message: 'You can invite people by email from the age of 18.' },
  invite_unverified: {
    status: 403,
    message: 'Please confirm your own address first. Then you can invite others.',
  },
  invite_full: {
    status: 429,
    message:
      'That’s the limit for today, for you or for one of these addresses. Please try again tomorrow.',
  },
  consent_link_unknown: {
    status: 404,
    message: 'This link is invalid or has expired. Please use the one in our latest email.',
  },
  consent_not_asked: { status: 404, message: 'No consent is needed for this account.' },
  consent_late: {
    status: 409,
    message: 'The time to answer is over, and the request is being deleted.',
  },
  consent_given: { status: 409, message: 'Consent has already been given.' },
  consent_link_old: {
    status: 409,
    message: 'This link has expired. We can send a new one to the same email address.',
  },
  consent_withdrawn: { status: 409, message: 'Consent has already been withdrawn.' },
  consent_text_changed: {
    status: 409,
    message: 'The text on this page has changed. Please read it again before you agree.',
  },
  consent_outgrown: { status: 409, message: 'This person is now old enough to decide alone.' },
  photo_unknown: { status: 404, message: 'This photo doesn’t exist.' },
  picture_unknown: { status: 422, message: 'Only PNG and JPEG pictures can be used.' },
  picture_broken: {
    status: 422,
    message: 'This picture is damaged. Please save it again and retry.',
  },
  page_picture_unknown: { status: 422, message: 'Only PNG, JPEG and WebP pictures can be used.' },
  picture_too_big: { status: 422, message: 'This picture is too large: 25 megapixels at most.' },
  pdf_broken: { status: 422, message: 'This isn’t a readable PDF.' },
  pdf_active: {
    status: 422,
    message: 'PDFs with scripts, links, actions or attached files can’t be shared.',
  },
  pdf_too_long: { status: 422, message: 'This PDF has too many pages: 20 at most.' },
  share_unverified: {
    status: 403,
    message: 'Please confirm your own address first. Then you can share by email.',
  },
  test_mail_unverified: {
    status: 403,
    message: 'Please confirm your own address first. Then you can send yourself a test.',
  },
  share_addresses_closed: {
    status: 403,
    message:
      'For anyone under 18, sharing only works with the people in the list: staff of their institution and their parent or guardian.',
  },
  share_person_unknown: {
    status: 422,
    message: 'One of these people can’t be reached any more. Please choose again.',
  },
  share_links_full: {
    status: 409,
    message: 'You have 50 links that still work. Please revoke one first.',
  },
  share_link_gone: { status: 404, message: 'This link no longer works.' },
  share_day_full: {
    status: 429,
    message: 'You’ve reached the daily limit for sharing. Please try again tomorrow.',
  },
  share_recipient_full: {
    status: 429,
    message:
      'One of these addresses has reached the daily limit for profiles. Please try again tomorrow.',
  },
  registration_closed: { status: 422, message: 'Sign-up is closed at the moment.' },
  speech_no_voice: { status: 422, message: 'There’s no voice for this language yet.' },
  speech_off: { status: 422, message: 'Reading aloud is turned off here.' },
  speech_down: {
    status: 503,
    message:
      'Reading aloud is temporarily unavailable. Everything else works; please try again in a little while.',
  },
  page_unknown: { status: 422, message: 'Only PNG, JPEG and WebP pictures can be read.' },
  ocr_no_letters: { status: 422, message: 'Pictures in this language can’t be read yet.' },
  ocr_off: { status: 422, message: 'Reading text from pictures is turned off here.' },
  ocr_down: {
    status: 503,
    message:
      'Pictures can’t be read right now. Everything else works; please type the text, or try again in a little while.',
  },
  documents_busy: {
    status: 503,
    message: 'Documents can’t be made right now. Please try again in a little while.',
  },
  document_failed: {
    status: 500,
    message:
      'This document can’t be made because of a mistake on our side. Trying again won’t help.',
  },
  document_too_long: {
    status: 422,
    message:
      'Together, these tasks are too long for one document: 200,000 characters at most. Please choose fewer.',
  },
  no_result: { status: 422, message: 'There is no result to show yet.' },
  classroom_unconfigured: {
    status: 422,
    message:
      'No classroom service is set up here. Please paste the text of a task or take a photo of it.',
  },
  classroom_unlinked: {
    status: 409,
    message: 'You’re not linked to a classroom service. Please link first.',
  },
  classroom_state_wrong: {
    status: 422,
    message: 'This link was started too long ago or by someone else. Please link again.',
  },
  classroom_refused: {
    status: 422,
    message: 'The classroom service didn’t let us in. Please link again.',
  },
  classroom_down: {
    status: 503,
    message:
      'The classroom service isn’t responding. Nothing was changed; please try again in a little while.',
  },
  task_changed: {
    status: 409,
    message:
      'This task was changed in another window or by someone else. Please compare both versions.',
  },
  team_task_changed: {
    status: 409,
    message: 'This task was changed by someone else in the team. Please compare both versions.',
  },
  team_tasks_full: {
    status: 422,
    message:
      'This team has no room for more tasks or longer ones. Please delete tasks that it no longer needs.',
  },
  tasks_full: { status: 422, message: 'There’s no room for more tasks. Please delete some first.' },
  storage_full: {
    status: 422,
    message:
      'These tasks use up all the space one person has. Please delete old ones or shorten long texts.',
  },
  own_strategies_full: {
    status: 422,
    message: 'This task has no room for more strategies of your own. Please delete one first.',
  },
  own_account: { status: 409, message: 'This is your own account. Someone else has to do this.' },
  grant_lacking: {
    status: 409,
    message:
      'You can’t grant what you don’t have yourself, or change people who have more permissions than you.',
  },
  administrator_role_fixed: {
    status: 409,
    message:
      'Administrators keep the permissions to manage users, roles and settings, and aren’t guests.',
  },
  role_built_in: {
    status: 409,
    message: 'The roles that every installation begins with can’t be deleted.',
  },
  role_used: {
    status: 409,
    message: 'People still have this role. Take it from them first.',
  },
  role_outside: {
    status: 409,
    message:
      'People outside an institution have this role or are given it, so it can’t cover groups or an institution. Please add a separate role for that.',
  },
  roles_full: {
    status: 422,
    message: 'You’ve reached the limit of 100 roles. Please delete one first.',
  },
  row_changed: {
    status: 409,
    message: 'Someone else has changed this. Please compare both versions.',
  },
  row_unknown: { status: 404, message: 'This no longer exists.' },
  row_taken: { status: 409, message: 'Another entry now has this position.' },
  row_used: { status: 409, message: 'This is in use and can’t be deleted.' },
  form_fixed: {
    status: 409,
    message:
      'This form is or was in use. You can change its texts; for different numbers, create a new version.',
  },
  form_state: { status: 409, message: 'This form has just changed. Please check it again.' },
  form_incomplete: { status: 409, message: 'This form isn’t complete yet.' },
  form_last: {
    status: 409,
    message:
      'Everyone without a form in their language gets this one. Activate another version instead.',
  },
  sheet_unknown: { status: 422, message: 'Only spreadsheets (.xlsx) can be imported.' },
  sheet_locked: {
    status: 422,
    message: 'This spreadsheet is password-protected. Please save it without a password.',
  },
  sheet_broken: {
    status: 422,
    message: 'This spreadsheet can’t be read. Please save it again and retry.',
  },
  sheet_too_wide: {
    status: 422,
    message: 'This spreadsheet has too many columns. Keep only those of the export and try again.',
  },
  sheet_too_large: {
    status: 422,
    message:
      'This spreadsheet is too large. Save it without other sheets, pictures and formatting, or split it in two.',
  },
  sheet_too_long: { status: 422, message: 'This spreadsheet has too many rows.' },
  sheet_headings: {
    status: 422,
    message: 'The headings of this spreadsheet don’t match those of an export.',
  },
  roster_unknown: {
    status: 422,
    message: 'Only .xlsx, .csv and OneRoster .zip files can be imported here.',
  },
  roster_encoding: {
    status: 422,
    message: 'The letters of this file can’t be read. Please save it as “CSV UTF-8” and try again.',
  },
  places_missing: {
    status: 409,
    message: 'The institution doesn’t have enough places for everyone who is new.',
  },
  sheet_wrong: {
    status: 422,
    message: 'Some rows of this spreadsheet need another look. Nothing was imported.',
  },
  views_full: {
    status: 409,
    message: 'You’ve reached the limit of 20 views. Please delete one first.',
  },
  people_none: { status: 409, message: 'Nobody in your list matches this.' },
  people_many: {
    status: 422,
    message: 'This is more than 100,000 people. Please narrow the list first.',
  },
  changes_full: {
    status: 409,
    message: 'Five of your changes are still running. Please wait until one is done.',
  },
  change_over: { status: 409, message: 'This is already over.' },
  import_unknown: { status: 404, message: 'This import no longer exists.' },
  import_over: { status: 409, message: 'This import is already over.' },
  import_changed: {
    status: 409,
    message: 'Rows from this import have been changed since, so it can’t be undone.',
  },
  language_incomplete: {
    status: 422,
    message: 'This language can’t be published yet: something people need first is missing.',
  },
  language_default: {
    status: 409,
    message:
      'Every other language falls back to this one, so it stays published and can’t be deleted.',
  },
  language_published: {
    status: 409,
    message: 'A published language can’t be deleted. Please withdraw it first.',
  },
  class_sign_in_off: {
    status: 409,
    message: 'Class cards are turned off for this group. Please load the page again.',
  },
  class_cards_changed: {
    status: 409,
    message: 'These cards have just changed. Please load the page again.',
  },
  class_cards_full: { status: 422, message: 'A group can have up to 60 class cards.' },
  class_card_people: {
    status: 422,
    message:
      'A class card is only for children in this group who don’t have a way to log in of their own.',
  },
  items_open: { status: 422, message: 'Some statements still need an answer.' },
  locked: { status: 423, message: 'Too many attempts. Please wait 15 minutes and try again.' },
  class_session_off: {
    status: 409,
    message: 'Class sessions are turned off here.',
  },
  class_session_unknown: {
    status: 404,
    message: 'No session with this code is open for you. Please check the code with your teacher.',
  },
  course_closed: { status: 409, message: 'Enrolment in this course is closed.' },
  course_full: { status: 409, message: 'This course is full.' },
  course_completed: { status: 409, message: 'You’ve already completed this course.' },
  course_not_begun: {
    status: 409,
    message: 'This course hasn’t begun yet. You can evaluate it once it has.',
  },
  course_has_participants: {
    status: 409,
    message:
      'People are enrolled in this course. Close the enrolment instead of making it a draft.',
  },
  course_files_full: { status: 422, message: 'A course can have up to 10 files.' },
  course_file_unknown: {
    status: 422,
    message: 'Please choose a PDF or a picture (PNG, JPEG or WebP).',
  },
  evaluation_exists: {
    status: 409,
    message: 'You’ve already evaluated this course. You can change your evaluation.',
  },
  class_card_locked: { status: 423, message: 'Too many wrong PINs. Please ask your teacher.' },
  second_factor_locked: {
    status: 423,
    message: 'Too many wrong codes. Please use a recovery code, or try again tomorrow.',
  },
  too_many: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  mail_paused: { status: 429, message: 'We can’t send mail right now. Please try again later.' },
  unexpected: {
    status: 500,
    message: 'Something went wrong on our side. What you typed is still here; please try again.',
  },
  maintenance: {
    status: 503,
    message: 'We’re working on this site at the moment. Please come back in a few minutes.',
  },
  unavailable: {
    status: 503,
    message: 'The service is temporarily unavailable. Please try again in a moment.',
  },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorName = keyof typeof errors

/**
 * The body of every error response. `name` is absent when the main record of the request does not
 * exist or is not visible to the caller.
 */
export type ErrorBody = {
  name?: ErrorName
  message: string
  fields?: FieldError[]
  show_verify?: true
  [more: string]: unknown
}
export type FieldError = { path: string; code: string; message: string }
