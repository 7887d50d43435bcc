import type { MailText } from './mail.ts'

const greeting = 'Hello {{first_name}},'
const closing = ['Kind regards', 'Quartet']

export const mails = {
  verify_code: {
    subject: 'Your code for Quartet',
    greeting: 'Hello,',
    paragraphs: ['Please type this code to confirm your address. It is valid for 30 minutes.'],
    closing: ['If you did not ask for it, you can ignore this email.', ...closing],
  },
  welcome: {
    subject: 'Welcome to Quartet',
    greeting,
    paragraphs: [
      'Your address is confirmed and your account is ready.',
      'The next step is the inventory: 28 short statements and three open questions. It is not a test. It takes about 10 minutes; choose a time when you are rested.',
    ],
    button: 'Start the inventory',
    closing,
  },
  password_reset: {
    subject: 'Set a new password for Quartet',
    greeting,
    paragraphs: ['With this link you can set a new password. It works once, within one hour.'],
    button: 'Set a new password',
    closing: ['If you did not ask for it, you can ignore this email: your password stays as it is.', ...closing],
  },
  password_changed: {
    subject: 'Your password for Quartet was changed',
    greeting,
    paragraphs: [
      'The password of your account was changed just now, and every device was logged out.',
      'If that was not you, set a new password at once with “Forgot password?” on the login page.',
    ],
    button: 'Log in',
    closing,
  },
  already_registered: {
    subject: 'You already have an account at Quartet',
    greeting,
    paragraphs: [
      'Somebody, probably you, tried to sign up with this address. It already has an account, so no second one was made.',
      'Log in with your password, or set a new one with “Forgot password?” on the login page.',
    ],
    button: 'Log in',
    closing: ['If it was not you, you do not need to do anything.', ...closing],
  },
} as const satisfies Record<string, MailText>
