import { expect, test } from 'vitest'
import { textScreenOf } from './text-screens.ts'

test('a text is used on the screen of the first part of its key, or else everywhere', () => {
  expect(
    ['login.title', 'register.age_1', 'error.forbidden', 'shell.profile', 'constructor'].map(
      textScreenOf,
    ),
  ).toEqual(['login', 'sign_up', 'messages', 'everywhere', 'everywhere'])
})
