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
  invited: {
    subject: 'An account in Quartet was made for you',
    greeting,
    paragraphs: [
      'Somebody who administers Quartet made an account for you. With this link you choose your password. It works once, within seven days.',
    ],
    button: 'Choose a password',
    closing: ['If you did not expect this, you can ignore this email: nobody gets in without the link.', ...closing],
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
  account_deletion_scheduled: {
    subject: 'Your account at Quartet will be deleted on {{date}}',
    greeting,
    paragraphs: [
      'You have not used your account for a long time. We keep an account only while it is used, so yours will be deleted on {{date}}, together with your answers, your results and your own statements.',
      'If you want to keep it, log in once before that day. If you do not need it any more, you do not have to do anything.',
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
  // consent: to a guardian, and to the young person who waits for one
  consent_request: {
    subject: 'Your agreement is asked for',
    greeting: 'Hello,',
    paragraphs: [
      'A young person who goes by the name {{name}} would like to use Quartet and gave us your address as that of a parent or guardian.',
      'Quartet is a learning coach. It asks 28 short statements and three open questions and shows how one usually goes about tasks. It is not a test.',
      'Where you live, a parent or guardian has to agree first. Behind the link you read what would be kept and who would see it. Then you agree or refuse. Opening the link decides nothing.',
    ],
    button: 'Read and decide',
    closing: [
      'The link works for 14 days. Without an answer everything about this request is deleted. If you do not know the person, refuse or do nothing.',
      'Please do not pass this email on to the young person: the decision is yours.',
      ...closing,
    ],
  },
  consent_request_school: {
    subject: 'Your agreement is asked for',
    greeting: 'Hello,',
    paragraphs: [
      'A young person who goes by the name {{name}} would like to use Quartet with {{institution}} and gave us your address as that of a parent or guardian.',
      'Quartet is a learning coach. It asks 28 short statements and three open questions and shows how one usually goes about tasks. It is not a test.',
      'A parent or guardian has to agree first. Behind the link you read what would be kept and who would see it. Then you agree or refuse. Opening the link decides nothing.',
    ],
    button: 'Read and decide',
    closing: [
      'The link works for 14 days. Without an answer everything about this request is deleted. If you do not know the person, refuse or do nothing.',
      'Please do not pass this email on to the young person: the decision is yours.',
      ...closing,
    ],
  },
  consent_confirmed: {
    subject: 'Thank you: you agreed',
    greeting: 'Hello,',
    paragraphs: [
      'You agreed that {{name}} may use Quartet. The account is open now.',
      'Please keep this email. With the link you can read what you agreed to, see and save what Quartet keeps about {{name}}, and take your consent back at any time. After 30 days the link offers to send you a new one.',
    ],
    button: 'See or withdraw my consent',
    closing,
  },
  consent_confirmed_child: {
    subject: 'Thank you: you agreed',
    greeting: 'Hello,',
    paragraphs: [
      'You agreed that {{name}} may use Quartet. The account is ready: {{name}} logs in with the address {{email}} and the password that you set.',
      'Please keep this email. With the link you can read what you agreed to, see and save what Quartet keeps about {{name}}, and take your consent back at any time. After 30 days the link offers to send you a new one.',
    ],
    button: 'See or withdraw my consent',
    closing,
  },
  consent_address_taken: {
    subject: 'One more step: another address is needed',
    greeting: 'Hello,',
    paragraphs: [
      'You agreed that {{name}} may use Quartet. The account could not be made yet: the address {{email}} belongs to an account already, and each account needs an address of its own.',
      'Please open the link once more, choose another address and confirm again. Until then nothing is made.',
    ],
    button: 'Choose another address',
    closing,
  },
  guardian_link: {
    subject: 'Your new link to the account of {{name}}',
    greeting: 'Hello,',
    paragraphs: [
      'Here is the new link that you asked for. With it you can see what Quartet keeps about {{name}}, save a copy, and take your consent back. It works for 30 days; the one before works no more.',
    ],
    button: 'Open the page',
    closing: ['If it was not you who asked, you do not have to do anything. Please do not pass this email on.', ...closing],
  },
  consent_withdrawn: {
    subject: 'You withdrew your consent',
    greeting: 'Hello,',
    paragraphs: [
      'You took back your agreement for {{name}}. The account is closed, every device was logged out, and nobody at an institution sees the scores any more.',
      'Within 14 days you can agree again with the same link. After that the account and everything in it is deleted.',
    ],
    button: 'Read or agree again',
    closing,
  },
  teen_consent_given: {
    subject: 'Your account is open',
    greeting,
    paragraphs: ['Good news: your parent or guardian agreed. You can log in and begin with the inventory whenever you like.'],
    button: 'Log in',
    closing,
  },
  teen_consent_refused: {
    subject: 'Your account was deleted',
    greeting,
    paragraphs: [
      'Your parent or guardian did not agree that you use Quartet. So your account and everything we had about you has been deleted.',
      'If you would like to know why, please talk with them. You are welcome to come back later.',
    ],
    closing,
  },
  // a profile: to somebody who may not know us; the file is attached
  profile_share: {
    subject: '{{sender}} shares a learning profile with you',
    greeting: 'Hello,',
    paragraphs: [
      '{{sender}} ({{email}}) sends you an own learning profile from Quartet. You find it in the attached file.',
      'It describes how {{sender}} says to usually go about tasks, in four patterns. It is a starting point for a talk and for planning, and it can change with time and setting. It is not a test and says nothing about ability.',
    ],
    closing: [
      'This email was sent once, because {{sender}} typed your address at {{site}}. If you do not know the person, please delete it. If you do not want such emails, answer this one and say so: whoever runs {{site}} sees to it.',
      ...closing,
    ],
  },
  profile_share_of: {
    subject: '{{sender}} shares the learning profile of {{person}} with you',
    greeting: 'Hello,',
    paragraphs: [
      '{{sender}} ({{email}}) sends you the learning profile of {{person}} from Quartet. You find it in the attached file.',
      'It describes how {{person}} says to usually go about tasks, in four patterns. It is a starting point for a talk and for planning, and it can change with time and setting. It is not a test and says nothing about ability. Please do not pass it on.',
    ],
    closing: [
      'This email was sent once, because {{sender}} typed your address at {{site}}. If you do not know the person, please delete it. If you do not want such emails, answer this one and say so: whoever runs {{site}} sees to it.',
      ...closing,
    ],
  },
  task_share: {
    subject: '{{sender}} shares a task with you',
    greeting: 'Hello,',
    paragraphs: [
      '{{sender}} ({{email}}) sends you a task with the own strategies for it, from Quartet. You find it in the attached file.',
      'The four patterns in it describe how {{sender}} says to usually go about tasks. They are no test and say nothing about ability.',
    ],
    closing: [
      'This email was sent once, because {{sender}} typed your address at {{site}}. If you do not know the person, please delete it. If you do not want such emails, answer this one and say so: whoever runs {{site}} sees to it.',
      ...closing,
    ],
  },
  task_share_of: {
    subject: '{{sender}} shares a task of {{person}} with you',
    greeting: 'Hello,',
    paragraphs: [
      '{{sender}} ({{email}}) sends you a task of {{person}} with the strategies for it, from Quartet. You find it in the attached file.',
      'The four patterns in it describe how {{person}} says to usually go about tasks. They are no test and say nothing about ability. Please do not pass it on.',
    ],
    closing: [
      'This email was sent once, because {{sender}} typed your address at {{site}}. If you do not know the person, please delete it. If you do not want such emails, answer this one and say so: whoever runs {{site}} sees to it.',
      ...closing,
    ],
  },
  pwp_share: {
    subject: '{{sender}} shares a work profile with you',
    greeting: 'Hello,',
    paragraphs: [
      '{{sender}} ({{email}}) sends you an own Personal Work Profile from Quartet. You find it in the attached file.',
      'It describes how {{sender}} says to usually go about tasks, in four patterns, and what {{sender}} chose to say about working together. It can change with time and setting. It compares habits, not ability, and must not be used to rank people or to decide whom to employ.',
    ],
    closing: [
      'This email was sent once, because {{sender}} typed your address at {{site}}. If you do not know the person, please delete it. If you do not want such emails, answer this one and say so: whoever runs {{site}} sees to it.',
      ...closing,
    ],
  },
  password_changed_here: {
    subject: 'Your password for Quartet was changed',
    greeting,
    paragraphs: [
      'The password of your account was changed just now. Every other device was logged out.',
      'If that was not you, set a new password at once with “Forgot password?” on the login page.',
    ],
    button: 'Log in',
    closing,
  },
  password_set: {
    subject: 'A one-time password was set for your account in Quartet',
    greeting,
    paragraphs: [
      'An administrator has just set a one-time password for your account, and every device was logged out.',
      'It serves once, until {{date}}: whoever logs in with it has to choose a new password, and sees nothing of you before.',
      'If you did not ask for it, set a password of your own with “Forgot password?” on the login page, and ask your administrator.',
    ],
    button: 'Log in',
    closing,
  },
  one_time_password_used: {
    subject: 'A one-time password for your account in Quartet was used',
    greeting,
    paragraphs: [
      'Somebody has just logged in with the one-time password that {{name}} had set for you, and has chosen a new password with it.',
      'If that was not you, set a new password at once with “Forgot password?” on the login page, and tell your school or institution.',
    ],
    button: 'Log in',
    closing,
  },
  account_deletion_asked: {
    subject: 'Your account at Quartet will be deleted on {{date}}',
    greeting,
    paragraphs: [
      'You asked for your account to be deleted. On {{date}} it goes, together with your answers, your results and everything that you wrote.',
      'Until then you can change your mind: log in and choose “Keep my account”.',
      'If it was not you who asked, log in, keep your account and change your password.',
    ],
    button: 'Keep my account',
    closing,
  },
  account_deletion_asked_guardian: {
    subject: 'The account of {{name}} at Quartet will be deleted on {{date}}',
    greeting: 'Hello,',
    paragraphs: [
      'You agreed that {{name}} may use Quartet. {{name}} has now asked for the account to be deleted. On {{date}} it goes, with everything in it.',
      'You do not have to do anything. If the account is to stay, {{name}} can log in until that day and choose “Keep my account”.',
    ],
    closing,
  },
  account_deletion_undone: {
    subject: 'Your account at Quartet stays',
    greeting,
    paragraphs: ['You changed your mind: your account is not deleted, and everything in it is as it was.'],
    button: 'Log in',
    closing,
  },
  school_admitted: {
    subject: 'Your account is open',
    greeting,
    paragraphs: ['Good news: your school has let you in. You can log in and begin with the inventory whenever you like.'],
    button: 'Log in',
    closing,
  },
  school_refused: {
    subject: 'Your account was deleted',
    greeting,
    paragraphs: [
      'Your school did not let you in. So your account and everything we had about you has been deleted.',
      'If you would like to know why, please ask your teacher.',
    ],
    closing,
  },
  admissions_waiting: {
    subject: 'Pupils are waiting to be let in ({{count}})',
    greeting,
    paragraphs: [
      'Your school agrees for its pupils. So somebody has to confirm by name that they are yours before their accounts open. Waiting at the moment: {{count}}.',
      'Let in those whom you know, and refuse everybody else. Without an answer an account is deleted after 14 days.',
    ],
    button: 'See who is waiting',
    closing,
  },
  erasure_ordered: {
    subject: 'Your account at Quartet was closed and will be deleted on {{date}}',
    greeting,
    paragraphs: [
      'Your account was closed. On {{date}} it is deleted, together with your answers, your results and everything that you wrote. Until then nobody can log in with it.',
      'The reason we were given: {{reason}}',
      'If you have a question, or think that this is a mistake, please ask {{contact}} before that day: until then the account can be opened again with everything in it.',
    ],
    reasons: {
      left: 'no longer with this school or institution.',
      asked: 'it was asked for.',
      mistake: 'the account was made by mistake.',
      other: 'another reason; please ask.',
    },
    closing,
  },
  erasure_ordered_guardian: {
    subject: 'The account of {{name}} at Quartet will be deleted on {{date}}',
    greeting: 'Hello,',
    paragraphs: [
      'You agreed that {{name}} may use Quartet. The account was closed now. On {{date}} it is deleted, with everything in it.',
      'The reason we were given: {{reason}}',
      'You do not have to do anything. If you have a question, or think that this is a mistake, please ask {{contact}} before that day: until then the account can be opened again.',
    ],
    reasons: {
      left: 'no longer with this school or institution.',
      asked: 'it was asked for.',
      mistake: 'the account was made by mistake.',
      other: 'another reason; please ask.',
    },
    closing,
  },
  erasure_undone: {
    subject: 'Your account at Quartet stays',
    greeting,
    paragraphs: ['Your account is not deleted after all. Everything in it is as it was, and you can log in.'],
    button: 'Log in',
    closing,
  },
  erasure_undone_guardian: {
    subject: 'The account of {{name}} at Quartet stays',
    greeting: 'Hello,',
    paragraphs: ['The account of {{name}} is not deleted after all. Everything in it is as it was.'],
    closing,
  },
  contract_ended: {
    subject: 'The contract of {{institution}} has ended: the data of its members is deleted on {{date}}',
    greeting: 'Hello,',
    paragraphs: [
      'The contract of {{institution}} with Quartet has ended. On {{date}} the accounts of its members are deleted, with everything in them. Accounts that people pay for themselves stay.',
      'Before that day we write to the members, and to the guardians of minors, so that everybody can save a copy of their own data.',
      'Does the contract go on? Then have it prolonged before that day: nothing is deleted, and everybody is told.',
    ],
    button: 'See the institution',
    closing,
  },
  contract_erasure_soon: {
    subject: 'The data of the members of {{institution}} is deleted on {{date}}',
    greeting: 'Hello,',
    paragraphs: [
      'The contract of {{institution}} with Quartet has ended. On {{date}} the accounts of its members are deleted, with everything in them. After that day nobody can bring them back.',
      'We are writing to the members now, and to the guardians of minors, so that everybody can save a copy of their own data.',
      'Does the contract go on? Then have it prolonged before that day.',
    ],
    button: 'See the institution',
    closing,
  },
  contract_continues: {
    subject: 'The contract of {{institution}} goes on',
    greeting: 'Hello,',
    paragraphs: [
      'The contract of {{institution}} with Quartet goes on. The accounts of its members stay, and nothing is deleted. Members who had been told otherwise get a mail, too.',
    ],
    button: 'Log in',
    closing,
  },
  contract_erasure: {
    subject: 'Your account at Quartet will be deleted on {{date}}',
    greeting,
    paragraphs: [
      'The contract of {{institution}} with Quartet has ended. That is why your account is deleted on {{date}}, together with your answers, your results and everything that you wrote.',
      'If you would like to keep your data, save a copy before that day: log in, open “Your data” and choose “Prepare my data”.',
      'If you have a question, please ask {{institution}}.',
    ],
    button: 'Save my data',
    closing,
  },
  contract_erasure_guardian: {
    subject: 'The account of {{name}} at Quartet will be deleted on {{date}}',
    greeting: 'Hello,',
    paragraphs: [
      'You agreed that {{name}} may use Quartet. The contract of {{institution}} with Quartet has ended. That is why the account is deleted on {{date}}, with everything in it.',
      'You do not have to do anything. If you would like to keep the data, save a copy before that day: with the link in the newest of our emails that had one, or {{name}} does after logging in, under “Your data”.',
    ],
    closing,
  },
  export_ready: {
    subject: 'Your data is ready',
    greeting,
    paragraphs: [
      'You asked for everything that Quartet keeps about you. It is ready: a file with a page to read and print, and the same data for programs.',
      'You find it under “Your data” once you are logged in. It is kept there for 7 days.',
    ],
    button: 'Fetch my data',
    closing: ['If it was not you who asked, change your password, please.', ...closing],
  },
} as const satisfies Record<string, MailText>
