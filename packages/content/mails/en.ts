import type { MailName } from '@quartet/domain/mails.ts'
import type { MailText } from './mail.ts'

const greeting = 'Hello {{first_name}},'
const closing = ['Kind regards', 'Quartet']

/** Below every mail. */
export const footer = 'Quartet helps you see how you approach tasks and what a task asks of you.'

// shared by the mails with which people share something
const onlyForYou = 'The attachment is meant for you alone. Please don’t pass it on.'
const fromSender = '{{sender}} wrote to you:'
/** Why the recipient gets it: the sender entered the address, or it is staff of the person. */
const shareReasons = {
  address:
    'You got this one email because {{sender}} entered your address at {{site}}. If you don’t know this person, please delete it. If you don’t want such emails, please contact {{contact}}.',
  staff: 'You got this one email because you’re responsible for {{person}} at your institution.',
}
/** Where the answers go: a child, and an address that nobody confirmed, get none. */
const shareReplies = {
  sender: 'Replies go to {{sender}}.',
  nobody: 'Replies to this email don’t reach {{sender}}. Please talk to them in person.',
}

export const mails = {
  verify_code: {
    subject: 'Your code for Quartet',
    greeting: 'Hello,',
    paragraphs: ['Enter this code to confirm your email address. It’s valid for 30 minutes.'],
    closing: ['If you didn’t ask for it, you can ignore this email.', ...closing],
  },
  welcome: {
    subject: 'Welcome to Quartet',
    greeting,
    paragraphs: [
      'Your email address is confirmed and your account is ready.',
      'Your next step is the inventory: 28 short statements and three open questions. It’s not a test. It takes about 10 minutes, so choose a time when you’re rested.',
    ],
    button: 'Start the inventory',
    closing,
  },
  invited: {
    subject: 'Your Quartet account is ready',
    greeting,
    paragraphs: [
      'An administrator has created a Quartet account for you. Use this link to choose your password. It can be used once, within seven days.',
    ],
    button: 'Choose a password',
    closing: [
      'If you didn’t expect this, you can ignore this email: nobody gets in without the link.',
      ...closing,
    ],
  },
  password_reset: {
    subject: 'Set a new password for Quartet',
    greeting,
    paragraphs: ['Use this link to set a new password. It can be used once, within an hour.'],
    button: 'Set a new password',
    closing: [
      'If you didn’t ask for it, you can ignore this email: your password stays as it is.',
      ...closing,
    ],
  },
  password_changed: {
    subject: 'Your Quartet password was changed',
    greeting,
    paragraphs: [
      'Your password has just been changed, and all devices have been logged out.',
      'If that wasn’t you, set a new password right away with “Forgot password?” on the login page.',
    ],
    button: 'Log in',
    closing,
  },
  account_deletion_scheduled: {
    subject: 'Your Quartet account will be deleted on {{date}}',
    greeting,
    paragraphs: [
      'You haven’t used your account for a long time. We only keep accounts that are used, so yours will be deleted on {{date}}, together with your answers, your results and your own statements.',
      'If you want to keep it, log in once before that day. If you no longer need it, you don’t have to do anything.',
    ],
    button: 'Log in',
    closing,
  },
  already_registered: {
    subject: 'You already have a Quartet account',
    greeting,
    paragraphs: [
      'Someone, probably you, tried to sign up with this address. It already has an account, so we didn’t create a second one.',
      'Log in with your password, or set a new one with “Forgot password?” on the login page.',
    ],
    button: 'Log in',
    closing: ['If it wasn’t you, you don’t need to do anything.', ...closing],
  },
  // consent: to a guardian, and to the young person waiting for one
  consent_request: {
    subject: 'Please give your consent',
    greeting: 'Hello,',
    paragraphs: [
      'A young person called {{name}} would like to use Quartet and gave us your address as the address of a parent or guardian.',
      'Quartet is a learning coach. It presents 28 short statements and three open questions and shows how people say they usually approach tasks. It is not a test.',
      'Where you live, a parent or guardian has to agree first. Follow the link to read what we would keep and who would see it. Then you can agree or refuse. Opening the link decides nothing.',
    ],
    button: 'Read and decide',
    closing: [
      'The link is valid for 14 days. If you don’t answer, we delete everything about this request. If you don’t know this person, refuse or do nothing.',
      'Please don’t forward this email to the young person: the decision is yours.',
      ...closing,
    ],
  },
  consent_request_school: {
    subject: 'Please give your consent',
    greeting: 'Hello,',
    paragraphs: [
      'A young person called {{name}} would like to use Quartet with {{institution}} and gave us your address as the address of a parent or guardian.',
      'Quartet is a learning coach. It presents 28 short statements and three open questions and shows how people say they usually approach tasks. It is not a test.',
      'A parent or guardian has to agree first. Follow the link to read what we would keep and who would see it. Then you can agree or refuse. Opening the link decides nothing.',
    ],
    button: 'Read and decide',
    closing: [
      'The link is valid for 14 days. If you don’t answer, we delete everything about this request. If you don’t know this person, refuse or do nothing.',
      'Please don’t forward this email to the young person: the decision is yours.',
      ...closing,
    ],
  },
  consent_confirmed: {
    subject: 'Thank you for your consent',
    greeting: 'Hello,',
    paragraphs: [
      'You agreed that {{name}} can use Quartet. The account is now open.',
      'Please keep this email. With the link, you can read what you agreed to, see and save what Quartet keeps about {{name}}, and withdraw your consent at any time. After 30 days, the link offers to send you a new one.',
    ],
    button: 'See or withdraw my consent',
    closing,
  },
  joining_request: {
    subject: '{{name}} would like to join an institution',
    greeting: 'Hello,',
    paragraphs: [
      '{{name}}, to whose Quartet account you agreed, would like to join {{institution}} there.',
      'You decide whether this is all right. Follow the link to read who would see what. Then you can agree or refuse. Opening the link decides nothing.',
    ],
    button: 'Read and decide',
    closing: [
      'The link is valid for 14 days. If you refuse or don’t answer, {{name}} doesn’t join, and the account stays as it is.',
      'Please don’t forward this email to {{name}}: the decision is yours.',
      ...closing,
    ],
  },
  joining_confirmed: {
    subject: 'Thank you for your consent',
    greeting: 'Hello,',
    paragraphs: [
      'You agreed to {{name}} joining {{institution}} on Quartet.',
      'Please keep this email. With the link, you can end the membership at any time. The account itself stays.',
    ],
    button: 'See or withdraw my consent',
    closing,
  },
  consent_confirmed_child: {
    subject: 'Thank you for your consent',
    greeting: 'Hello,',
    paragraphs: [
      'You agreed that {{name}} can use Quartet. The account is ready: {{name}} can log in with the address {{email}} and the password you set.',
      'Please keep this email. With the link, you can read what you agreed to, see and save what Quartet keeps about {{name}}, and withdraw your consent at any time. After 30 days, the link offers to send you a new one.',
    ],
    button: 'See or withdraw my consent',
    closing,
  },
  consent_address_taken: {
    subject: 'One more step: choose a different address',
    greeting: 'Hello,',
    paragraphs: [
      'You agreed that {{name}} can use Quartet. We couldn’t create the account yet: {{email}} already belongs to an account, and each account needs its own address.',
      'Please open the link again, choose a different address and confirm once more. Until then, no account is created.',
    ],
    button: 'Choose a different address',
    closing,
  },
  guardian_link: {
    subject: 'Your new link to {{name}}’s account',
    greeting: 'Hello,',
    paragraphs: [
      'Here is the new link you asked for. With it, you can see what Quartet keeps about {{name}}, save a copy, and withdraw your consent. It’s valid for 30 days; the previous link no longer works.',
    ],
    button: 'Open the page',
    closing: [
      'If you didn’t ask for it, you don’t have to do anything. Please don’t forward this email.',
      ...closing,
    ],
  },
  consent_withdrawn: {
    subject: 'You withdrew your consent',
    greeting: 'Hello,',
    paragraphs: [
      'You withdrew your consent for {{name}}. The account is closed, all devices have been logged out, and nobody at an institution can see the scores.',
      'You can agree again with the same link within 14 days. After that, the account and everything in it will be deleted.',
    ],
    button: 'Read or agree again',
    closing,
  },
  teen_consent_given: {
    subject: 'Your account is open',
    greeting,
    paragraphs: [
      'Good news: your parent or guardian agreed. You can log in and start the inventory whenever you like.',
    ],
    button: 'Log in',
    closing,
  },
  teen_consent_refused: {
    subject: 'Your account was deleted',
    greeting,
    paragraphs: [
      'Your parent or guardian didn’t agree to you using Quartet, so your account and everything we had about you have been deleted.',
      'If you’d like to know why, please talk to them. You’re welcome to come back later.',
    ],
    closing,
  },
  // profile: to a recipient who may not know the product; the file is attached
  profile_share: {
    subject: '{{sender}} shared a learning profile with you',
    greeting: 'Hello,',
    paragraphs: [
      '{{from}} shared their learning profile from Quartet with you. You’ll find it attached.',
      'It describes, in four patterns, how {{sender}} says they usually approach tasks. It’s a starting point for a conversation and for planning, and it can change with time and setting. It’s not a test and says nothing about ability.',
      onlyForYou,
    ],
    message: fromSender,
    closing: ['{{reason}} {{replies}}', ...closing],
    reasons: shareReasons,
    replies: shareReplies,
  },
  profile_share_of: {
    subject: '{{sender}} shared {{person}}’s learning profile with you',
    greeting: 'Hello,',
    paragraphs: [
      '{{from}} shared {{person}}’s learning profile from Quartet with you. You’ll find it attached.',
      'It describes, in four patterns, how {{person}} says they usually approach tasks. It’s a starting point for a conversation and for planning, and it can change with time and setting. It’s not a test and says nothing about ability.',
      onlyForYou,
    ],
    message: fromSender,
    closing: ['{{reason}} {{replies}}', ...closing],
    reasons: shareReasons,
    replies: shareReplies,
  },
  task_share: {
    subject: '{{sender}} shared a task with you',
    greeting: 'Hello,',
    paragraphs: [
      '{{from}} shared a task from Quartet with you, with their strategies for it. You’ll find it attached.',
      'The four patterns in it describe how {{sender}} says they usually approach tasks. They’re not a test and say nothing about ability.',
      onlyForYou,
    ],
    message: fromSender,
    closing: ['{{reason}} {{replies}}', ...closing],
    reasons: shareReasons,
    replies: shareReplies,
  },
  task_share_of: {
    subject: '{{sender}} shared one of {{person}}’s tasks with you',
    greeting: 'Hello,',
    paragraphs: [
      '{{from}} shared one of {{person}}’s tasks from Quartet with you, with the strategies for it. You’ll find it attached.',
      'The four patterns in it describe how {{person}} says they usually approach tasks. They’re not a test and say nothing about ability.',
      onlyForYou,
    ],
    message: fromSender,
    closing: ['{{reason}} {{replies}}', ...closing],
    reasons: shareReasons,
    replies: shareReplies,
  },
  pwp_share: {
    subject: '{{sender}} shared a work profile with you',
    greeting: 'Hello,',
    paragraphs: [
      '{{from}} shared their Personal Work Profile from Quartet with you. You’ll find it attached.',
      'It describes, in four patterns, how {{sender}} says they usually approach tasks, and what {{sender}} chose to say about working together. It can change with time and setting. It compares habits, not ability, and must not be used to rank people or to decide who to employ.',
      onlyForYou,
    ],
    message: fromSender,
    closing: ['{{reason}} {{replies}}', ...closing],
    reasons: shareReasons,
    replies: shareReplies,
  },
  guardian_share: {
    subject: '{{sender}} shared a page from Quartet with you',
    greeting: 'Hello,',
    paragraphs: [
      '{{from}} would like to show you a page about how they approach tasks. You’ll find it attached.',
      'It’s a starting point for a conversation and can change with time and setting. It’s not a test and says nothing about ability.',
      'The attachment is meant for you alone. Please don’t pass it on.',
    ],
    message: fromSender,
    closing: [
      'You got this one email because you agreed to {{person}}’s account at {{site}}. If that’s a mistake, please contact {{contact}}. {{replies}}',
      ...closing,
    ],
    replies: shareReplies,
  },
  guardian_share_of: {
    subject: '{{sender}} shared a page from Quartet with you',
    greeting: 'Hello,',
    paragraphs: [
      '{{from}} would like to show you a page about how {{person}} approaches tasks. You’ll find it attached.',
      'It’s a starting point for a conversation and can change with time and setting. It’s not a test and says nothing about ability.',
      'The attachment is meant for you alone. Please don’t pass it on.',
    ],
    message: fromSender,
    closing: [
      'You got this one email because you agreed to {{person}}’s account at {{site}}. If that’s a mistake, please contact {{contact}}. {{replies}}',
      ...closing,
    ],
    replies: shareReplies,
  },
  password_changed_here: {
    subject: 'Your Quartet password was changed',
    greeting,
    paragraphs: [
      'Your password has just been changed. All other devices have been logged out.',
      'If that wasn’t you, set a new password right away with “Forgot password?” on the login page.',
    ],
    button: 'Log in',
    closing,
  },
  password_set: {
    subject: 'A one-time password was set for your Quartet account',
    greeting,
    paragraphs: [
      'An administrator has just set a one-time password for your account, and all devices have been logged out.',
      'It can be used once, until {{date}}. Anyone who logs in with it has to choose a new password before seeing anything of yours.',
      'If you didn’t ask for it, set your own password with “Forgot password?” on the login page, and ask your administrator.',
    ],
    button: 'Log in',
    closing,
  },
  sign_in_linked: {
    subject: 'A new way to log in to Quartet',
    greeting,
    paragraphs: [
      'You can now also log in with the account {{email}} of another service.',
      'If that wasn’t you, change your password right away and check this page.',
    ],
    button: 'Open security settings',
    closing,
  },
  sign_in_unlinked: {
    subject: 'A way to log in to Quartet was removed',
    greeting,
    paragraphs: [
      'The account {{email}} of another service no longer opens your Quartet account.',
      'You or your institution may have removed it. Log in with your email address and password; if you don’t have one, choose “Forgot password?”. Your results are still there.',
      'If you don’t know why it was removed, change your password right away and check this page.',
    ],
    button: 'Open security settings',
    closing,
  },
  second_factor_added: {
    subject: 'Two-step login was set up for your Quartet account',
    greeting,
    paragraphs: [
      'An authenticator app or a passkey has just been added. It’s needed with your password from now on.',
      'If that wasn’t you, change your password right away and check this page.',
    ],
    button: 'Open security settings',
    closing,
  },
  second_factor_removed: {
    subject: 'Two-step login of your Quartet account was changed',
    greeting,
    paragraphs: [
      'An authenticator app or a passkey has just been removed. If it was the last one, your password alone opens the account now.',
      'If that wasn’t you, change your password right away and check this page.',
    ],
    button: 'Open security settings',
    closing,
  },
  second_factor_reset: {
    subject: 'Two-step login of your Quartet account was turned off',
    greeting,
    paragraphs: [
      'An administrator has turned off two-step login for your account. Your password alone opens it now; please set up two-step login again.',
      'If that wasn’t you, change your password right away and check this page.',
    ],
    button: 'Open security settings',
    closing,
  },
  second_factor_guessed: {
    subject: 'Somebody is guessing your codes for Quartet',
    greeting,
    paragraphs: [
      'Somebody has entered your password and then 10 wrong codes today. Your account is still closed to them.',
      'If that wasn’t you, change your password right away and check this page.',
    ],
    button: 'Open security settings',
    closing,
  },
  recovery_codes_new: {
    subject: 'New recovery codes for your Quartet account',
    greeting,
    paragraphs: [
      'New recovery codes have just been made. The earlier ones no longer work.',
      'If that wasn’t you, change your password right away and check this page.',
    ],
    button: 'Open security settings',
    closing,
  },
  recovery_code_used: {
    subject: 'A recovery code of your Quartet account was used',
    greeting,
    paragraphs: [
      'Somebody, probably you, has just logged in with your password and a recovery code. Codes left: {{count}}.',
      'If that wasn’t you, change your password right away and check this page.',
    ],
    button: 'Open security settings',
    closing,
  },
  email_changed: {
    subject: 'Your Quartet email address was changed',
    greeting,
    paragraphs: [
      'Your account now uses another email address: {{name}}. This message goes to the one it used before.',
      'If that wasn’t you, please contact the people who run this site right away.',
    ],
    closing,
  },
  email_change_taken: {
    subject: 'This address already has a Quartet account',
    greeting,
    paragraphs: [
      'Someone, probably you, tried to use this address for another Quartet account. It already has one, so nothing was changed.',
    ],
    button: 'Log in',
    closing: ['If it wasn’t you, you don’t need to do anything.', ...closing],
  },
  one_time_password_used: {
    subject: 'The one-time password for your Quartet account was used',
    greeting,
    paragraphs: [
      'Someone has just logged in with the one-time password that {{name}} set for you, and has chosen a new password.',
      'If that wasn’t you, set a new password right away with “Forgot password?” on the login page, and tell your school or institution.',
    ],
    button: 'Log in',
    closing,
  },
  account_deletion_asked: {
    subject: 'Your Quartet account will be deleted on {{date}}',
    greeting,
    paragraphs: [
      'You asked us to delete your account. It will be deleted on {{date}}, together with your answers, your results and everything you wrote.',
      'Until then, you can change your mind: log in and choose “Keep my account”.',
      'If you didn’t ask for this, log in, keep your account and change your password.',
    ],
    button: 'Keep my account',
    closing,
  },
  account_deletion_asked_guardian: {
    subject: '{{name}}’s Quartet account will be deleted on {{date}}',
    greeting: 'Hello,',
    paragraphs: [
      'You agreed that {{name}} can use Quartet. {{name}} has now asked us to delete the account. It will be deleted on {{date}}, with everything in it.',
      'You don’t have to do anything. To keep the account, {{name}} can log in before that day and choose “Keep my account”.',
    ],
    closing,
  },
  account_deletion_undone: {
    subject: 'Your Quartet account stays',
    greeting,
    paragraphs: [
      'You changed your mind: your account will not be deleted, and everything in it is as it was.',
    ],
    button: 'Log in',
    closing,
  },
  school_admitted: {
    subject: 'Your account is open',
    greeting,
    paragraphs: [
      'Good news: your school has let you in. You can log in and start the inventory whenever you like.',
    ],
    button: 'Log in',
    closing,
  },
  school_refused: {
    subject: 'Your account was deleted',
    greeting,
    paragraphs: [
      'Your school didn’t let you in, so your account and everything we had about you have been deleted.',
      'If you’d like to know why, please ask your teacher.',
    ],
    closing,
  },
  institution_joined: {
    subject: 'You’ve joined {{institution}}',
    greeting,
    paragraphs: [
      'You now belong to {{institution}} at Quartet, and your access comes from there. The people who run it see your name and how far you’ve got. They see your scores only if you agree.',
      'If your own plan was renewing, we’ve paused that.',
    ],
    button: 'See my institution',
    closing,
  },
  institution_left: {
    subject: 'You’ve left {{institution}}',
    greeting,
    paragraphs: [
      'You no longer belong to {{institution}} at Quartet. It can’t see anything about you any more, and everything you made is still yours.',
      'Unless you have a plan of your own, you can use everything for 14 more days.',
    ],
    button: 'See what’s next',
    closing,
  },
  seat_offered: {
    subject: 'A place at {{institution}} is free for you',
    greeting,
    paragraphs: [
      'You were on the waiting list of {{institution}}. A place is now reserved for you until {{date}}.',
      'If you don’t take it by then, the next person gets it.',
    ],
    button: 'Take the place',
    closing,
  },
  facilitator_added: {
    subject: '{{facilitator}} will guide you',
    greeting,
    paragraphs: [
      '{{facilitator}} is now your facilitator at Quartet. They see your scores and your profile only if you agree.',
    ],
    button: 'Decide what they see',
    closing,
  },
  weekly_figures: {
    subject: 'Quartet this week: {{institution}}',
    greeting,
    paragraphs: [
      'Here is where the people of {{institution}} stand this week.',
      'Took the inventory: {{inventory}} of {{people}}',
      'Personalized their profile: {{profile}} of {{people}}',
      'Decoded a task: {{decoded}} of {{people}}',
      'In a team: {{team}} of {{people}}',
    ],
    button: 'Open the overview',
    closing: [
      'You can switch off this weekly email in your account, under “Notifications”.',
      ...closing,
    ],
  },
  admissions_waiting: {
    subject: 'Pupils are waiting for approval ({{count}})',
    greeting,
    paragraphs: [
      'Your school agrees on behalf of its pupils, so someone has to confirm by name that they are yours before their accounts open. Waiting at the moment: {{count}}.',
      'Approve the ones you know and reject everyone else. If nobody answers, an account is deleted after 14 days.',
    ],
    button: 'See who is waiting',
    closing,
  },
  erasure_ordered: {
    subject: 'Your Quartet account was closed and will be deleted on {{date}}',
    greeting,
    paragraphs: [
      'Your account has been closed. It will be deleted on {{date}}, together with your answers, your results and everything you wrote. Until then, nobody can log in with it.',
      'The reason we were given: {{reason}}',
      'If you have a question or think this is a mistake, please ask {{contact}} before that day. Until then, the account can be reopened with everything in it.',
    ],
    reasons: {
      left: 'no longer with this school or institution.',
      asked: 'a request to delete it.',
      mistake: 'the account was created by mistake.',
      other: 'another reason; please ask.',
    },
    closing,
  },
  erasure_ordered_guardian: {
    subject: '{{name}}’s Quartet account will be deleted on {{date}}',
    greeting: 'Hello,',
    paragraphs: [
      'You agreed that {{name}} can use Quartet. The account has now been closed. It will be deleted on {{date}}, with everything in it.',
      'The reason we were given: {{reason}}',
      'You don’t have to do anything. If you have a question or think this is a mistake, please ask {{contact}} before that day. Until then, the account can be reopened.',
    ],
    reasons: {
      left: 'no longer with this school or institution.',
      asked: 'a request to delete it.',
      mistake: 'the account was created by mistake.',
      other: 'another reason; please ask.',
    },
    closing,
  },
  erasure_undone: {
    subject: 'Your Quartet account stays',
    greeting,
    paragraphs: [
      'Your account won’t be deleted after all. Everything in it is as it was, and you can log in.',
    ],
    button: 'Log in',
    closing,
  },
  erasure_undone_guardian: {
    subject: '{{name}}’s Quartet account stays',
    greeting: 'Hello,',
    paragraphs: ['{{name}}’s account won’t be deleted after all. Everything in it is as it was.'],
    closing,
  },
  contract_ended: {
    subject:
      'The contract with {{institution}} has ended: its members’ data will be deleted on {{date}}',
    greeting: 'Hello,',
    paragraphs: [
      'The contract between Quartet and {{institution}} has ended. On {{date}}, its members’ accounts will be deleted, with everything in them. Accounts that people pay for themselves stay.',
      'Before that day, we’ll write to the members and to the guardians of minors, so that everyone can save a copy of their own data.',
      'If the contract continues, have it extended before that day. Nothing will be deleted, and we’ll tell everyone.',
    ],
    button: 'See the institution',
    closing,
  },
  contract_erasure_soon: {
    subject: 'The data of the members of {{institution}} will be deleted on {{date}}',
    greeting: 'Hello,',
    paragraphs: [
      'The contract between Quartet and {{institution}} has ended. On {{date}}, its members’ accounts will be deleted, with everything in them. After that day, nobody can bring them back.',
      'We’re now writing to the members and to the guardians of minors, so that everyone can save a copy of their own data.',
      'If the contract continues, have it extended before that day.',
    ],
    button: 'See the institution',
    closing,
  },
  contract_continues: {
    subject: 'The contract with {{institution}} continues',
    greeting: 'Hello,',
    paragraphs: [
      'The contract between Quartet and {{institution}} continues. Its members’ accounts stay, and nothing will be deleted. Members who were told otherwise get an email, too.',
    ],
    button: 'Log in',
    closing,
  },
  contract_erasure: {
    subject: 'Your Quartet account will be deleted on {{date}}',
    greeting,
    paragraphs: [
      'The contract between Quartet and {{institution}} has ended. That’s why your account will be deleted on {{date}}, together with your answers, your results and everything you wrote.',
      'If you’d like to keep your data, save a copy before that day: log in, open “Your data” and choose “Prepare my data”.',
      'If you have a question, please ask {{institution}}.',
    ],
    button: 'Save my data',
    closing,
  },
  contract_erasure_guardian: {
    subject: '{{name}}’s Quartet account will be deleted on {{date}}',
    greeting: 'Hello,',
    paragraphs: [
      'You agreed that {{name}} can use Quartet. The contract between Quartet and {{institution}} has ended. That’s why the account will be deleted on {{date}}, with everything in it.',
      'You don’t have to do anything. If you’d like to keep the data, save a copy before that day, with the link in the latest email from us that had one. {{name}} can also log in and save it under “Your data”.',
    ],
    closing,
  },
  export_ready: {
    subject: 'Your data is ready',
    greeting,
    paragraphs: [
      'You asked for everything Quartet keeps about you. It’s ready: a file with a page to read and print, and the same data for programs.',
      'Log in and you’ll find it under “Your data”. We keep it there for 7 days.',
    ],
    button: 'Get my data',
    closing: ['If you didn’t ask for it, please change your password.', ...closing],
  },
  roles_changed: {
    subject: 'Your roles in Quartet have changed',
    greeting,
    paragraphs: [
      'Someone who looks after your account has changed your roles in Quartet. You can read what is different under “Notifications”.',
      'If you have questions, please ask your administrator.',
    ],
    button: 'See what changed',
    closing: ['You can switch off this email in your account, under “Notifications”.', ...closing],
  },
  retake_due: {
    subject: 'You can take the inventory again',
    greeting,
    paragraphs: [
      'It has been three months since you last took the inventory. If you like, take it again and see what you would answer today.',
      'It’s not a test, and there’s no hurry.',
    ],
    button: 'Open my profile',
    closing: [
      'You get this email because you agreed to reminders. You can switch them off in your account, under “Notifications”.',
      ...closing,
    ],
  },
  inventory_open: {
    subject: 'Your inventory is waiting for you',
    greeting,
    paragraphs: [
      'You have not finished the inventory about how you learn yet. It takes about 20 minutes, and you can pause at any time.',
      'It’s not a test: there are no right or wrong answers.',
    ],
    button: 'Open the inventory',
    closing: [
      'You can switch these reminders off in your account, under “Notifications”.',
      ...closing,
    ],
  },
  retake_offered: {
    subject: 'You can take the inventory again',
    greeting,
    paragraphs: [
      'You are invited to take the inventory about how you learn again. Some answers made your last result a little less certain.',
      'It’s not a test, and you did nothing wrong. Pick a calm moment; until then, your last result counts.',
    ],
    button: 'Open my profile',
    closing: ['You can switch off this email in your account, under “Notifications”.', ...closing],
  },
  // money
  trial_ending: {
    subject: 'Your free trial ends on {{day}}',
    greeting,
    paragraphs: [
      'Your free trial ends on {{day}}. Because your subscription renews automatically, we’ll then charge your card {{amount}}.',
      'If you don’t want that, cancel before that day: you won’t pay anything, and your access simply ends.',
    ],
    button: 'Open my subscription',
    closing,
  },
  renewal_coming: {
    subject: 'Your subscription renews on {{day}}',
    greeting,
    paragraphs: [
      'Your subscription renews on {{day}}. We’ll then charge your card {{amount}}.',
      'If you don’t want that, cancel before that day. You keep your access until then.',
    ],
    button: 'Open my subscription',
    closing,
  },
  access_ending: {
    subject: 'Your access ends on {{day}}',
    greeting,
    paragraphs: [
      'Your access ends on {{day}}, and nothing will be charged. If you’d like to go on, renew your subscription whenever you like: time you still have is added.',
    ],
    button: 'Renew my subscription',
    closing,
  },
  access_expired: {
    subject: 'Your access has ended',
    greeting,
    paragraphs: [
      'Your subscription has ended. You can still read your label, your scores and your data.',
      'If you’d like to use everything else again, renew your subscription.',
    ],
    button: 'Renew my subscription',
    closing,
  },
  payment_receipt: {
    subject: 'Receipt for your payment',
    greeting,
    paragraphs: [
      'Thank you. We’ve received your payment of {{amount}}. The number of your receipt is {{number}}.',
      'Your access now runs until {{day}}. You’ll find all your receipts with your subscription.',
    ],
    button: 'Open my subscription',
    closing,
  },
  payment_failed: {
    subject: 'Your payment didn’t go through',
    greeting,
    paragraphs: [
      'We couldn’t charge your card {{amount}}. {{reason}}',
      'You keep your access until {{day}}. We’ll try again until then; you can also pay now or save another card.',
    ],
    button: 'Pay now',
    closing,
    reasons: {
      card_declined: 'Your bank declined the card.',
      card_expired: 'The card has expired.',
      confirmation_needed: 'Your bank wants you to confirm the payment yourself.',
      not_completed: 'The payment wasn’t completed.',
    },
  },
  // people who know each other
  contact_requested: {
    subject: '{{sender}} would like to be your contact',
    greeting,
    paragraphs: [
      '{{sender}} has sent you a contact request.',
      'Contacts can work together in teams, and each sees what the other writes about themselves. You decide whether to accept.',
    ],
    button: 'See the request',
    closing,
  },
  contact_accepted: {
    subject: '{{sender}} is now your contact',
    greeting,
    paragraphs: ['{{sender}} has accepted: you’re contacts now.'],
    button: 'See my contacts',
    closing,
  },
  contact_invitation: {
    subject: '{{sender}} invites you to connect on Quartet',
    greeting,
    paragraphs: [
      '{{sender}} would like to be your contact on Quartet.',
      'Follow the link to accept or decline. It’s valid for 14 days, and opening it decides nothing.',
      'If the page asks for a code, enter this one:',
    ],
    button: 'See the invitation',
    closing,
  },
  contact_invitation_new: {
    subject: '{{sender}} invites you to Quartet',
    greeting: 'Hello,',
    paragraphs: [
      '{{sender}} uses Quartet and would like to have you as a contact there.',
      'If you like, create an account with this address: the link is valid for 14 days. If you do nothing, nothing happens.',
    ],
    button: 'Create an account',
    closing: [shareReasons.address, ...closing],
  },
  team_invitation: {
    subject: '{{sender}} invites you to the team “{{team}}”',
    greeting,
    paragraphs: [
      '{{sender}} would like to work with you in the team “{{team}}” on Quartet.',
      'Follow the link to read what the team would see of you. Then accept or decline. It’s valid for 14 days, and opening it decides nothing.',
      'If the page asks for a code, enter this one:',
    ],
    button: 'See the invitation',
    closing,
  },
  team_invitation_new: {
    subject: '{{sender}} invites you to the team “{{team}}”',
    greeting: 'Hello,',
    paragraphs: [
      '{{sender}} uses Quartet and would like to work with you there, in the team “{{team}}”.',
      'If you like, create an account with this address: the link is valid for 14 days. The team sees nothing of you until you agree. If you do nothing, nothing happens.',
    ],
    button: 'Create an account',
    closing: [shareReasons.address, ...closing],
  },
  team_started: {
    subject: 'Your team “{{team}}” has started',
    greeting,
    paragraphs: [
      'Your team “{{team}}” can start.',
      'On its page you’ll find everyone’s patterns, and what each of you brings and needs. You can also write there how you’ll work with this team.',
    ],
    button: 'See the team',
    closing,
  },
  team_started_leader: {
    subject: 'Your team “{{team}}” has started',
    greeting,
    paragraphs: [
      'Your team “{{team}}” can start.',
      'Look at your patterns together. Then you, as the leader, can write the team statement: who leads on which pattern, and how you decide.',
    ],
    button: 'See the team',
    closing,
  },
  family_invitation: {
    subject: '{{sender}} invites you to their family on Quartet',
    greeting: 'Hello,',
    paragraphs: [
      '{{sender}} has a family plan on Quartet and would like you to join the family “{{family}}”. It costs you nothing.',
      'Follow the link to sign up as a member. If you already have an account, log in and open your family page. This is the family code:',
    ],
    button: 'Join the family',
    closing: [shareReasons.address, ...closing],
  },
  family_left: {
    subject: 'You no longer belong to the family “{{family}}”',
    greeting,
    paragraphs: [
      'You no longer belong to the family “{{family}}” on Quartet. Your account and everything in it stay yours.',
      'You can use everything until {{date}}. After that you can still read your profile, and a plan of your own opens the rest again.',
    ],
    closing,
  },
  family_narrowed: {
    subject: 'What your family sees of {{member}} is changing',
    greeting,
    paragraphs: [
      '{{member}} has grown older. From now on, whoever runs the family on Quartet sees less of {{member}}’s data, and {{member}} decides more alone.',
      'The family page says exactly who sees what.',
    ],
    button: 'See the family',
    closing,
  },
  tasks_assigned: {
    subject: 'New in your task list, from {{sender}}',
    greeting,
    paragraphs: ['{{sender}} has put something new in your task list:'],
    more: { one: 'and {{count}} more', other: 'and {{count}} more' },
    button: 'See my tasks',
    closing,
  },
  tasks_assigned_unnamed: {
    subject: 'Something new in your task list',
    greeting,
    paragraphs: ['There’s something new in your task list:'],
    more: { one: 'and {{count}} more', other: 'and {{count}} more' },
    button: 'See my tasks',
    closing,
  },
  team_task_added: {
    subject: 'New task for your team',
    greeting,
    paragraphs: ['There’s a new task for one of your teams:'],
    button: 'See the task',
    closing,
  },
} as const satisfies Record<MailName, MailText>
