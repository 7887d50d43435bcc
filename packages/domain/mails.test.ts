import { expect, test } from 'vitest'
import { isLegalMail, mailFieldOf, mailItems, mailKey, mailNames } from './mails.ts'

test('every mail is in one group', () => {
  expect(new Set(mailNames).size).toBe(mailNames.length)
})

test('the key of a text names its mail and its field', () => {
  for (const item of mailItems)
    expect(mailFieldOf(mailKey(item, 'subject'))).toEqual({ item, field: 'subject' })
  for (const key of ['login.title', 'mail.nothing.subject', 'mail.welcome', 'mail.welcome.a.b'])
    expect(mailFieldOf(key)).toBeUndefined()
})

test('the mails about consent and the line below every mail are legal texts', () => {
  expect(mailItems.filter(isLegalMail)).toEqual([
    'consent_request',
    'consent_request_school',
    'consent_confirmed',
    'consent_confirmed_child',
    'consent_address_taken',
    'guardian_link',
    'consent_withdrawn',
    'joining_request',
    'joining_confirmed',
    'teen_consent_given',
    'teen_consent_refused',
    'footer',
  ])
})
