import type { Page } from '../page.ts'

export const inventoryPages: Page[] = [
  {
    key: 'before',
    age_group_id: 1,
    order: 1,
    title: 'Before you start',
    body_html:
      '<p>You will read 28 short sentences about how you do things. Then there are three questions.</p>' +
      '<h2>This is not a test</h2>' +
      '<p>No answer is right or wrong. Think of what you really do, not of what other people want you to say.</p>' +
      '<h2>Get ready</h2>' +
      '<ul>' +
      '<li>Ask a grown-up to sit nearby. They may read aloud. The answers are yours.</li>' +
      '<li>Find a quiet place. Start when you are not tired.</li>' +
      '<li>Has something big changed, like a new home? Then maybe wait a few weeks.</li>' +
      '</ul>' +
      '<h2>Who sees it?</h2>' +
      '<p>You do. If you have a family account, the grown-up who looks after it does too. ' +
      'If you joined with a code from a school or club, people there see your scores only if you said yes.</p>',
  },
  {
    key: 'lci_instructions_1',
    age_group_id: 1,
    order: 1,
    title: 'What you will do',
    body_html:
      '<p>You will read 28 short sentences about how you do things. Then there are three questions. ' +
      'You may write something or skip them. It takes about 15 minutes, with a grown-up. You can stop and go on later.</p>',
  },
  {
    key: 'lci_instructions_2',
    age_group_id: 1,
    order: 1,
    title: 'How to answer',
    body_html:
      '<p>Read a sentence or listen to it. Think of what you really do. ' +
      'Then pick <strong>Never</strong>, <strong>Not much</strong>, <strong>Sometimes</strong>, <strong>A lot</strong> or ' +
      '<strong>Always</strong>. Every answer is fine. Ask a grown-up if you do not know a word.</p>',
  },
  {
    key: 'lci_instructions_3',
    age_group_id: 1,
    order: 1,
    title: 'What happens next',
    body_html:
      '<p>You will see your own page about how you do things. ' +
      'If you have a family account, the grown-up who looks after it sees it too. ' +
      'If you joined with a code, people there see your scores only if you said yes.</p>',
  },
  {
    key: 'before',
    age_group_id: 2,
    order: 1,
    title: 'Before you start',
    body_html:
      '<p>You will read 28 statements and say how much of the time each one is true for you. Three open questions follow.</p>' +
      '<h2>This is not a test</h2>' +
      '<p>There are no right or wrong answers, and no result is better than another. ' +
      'Think of what you really do, not of what you wish or what others expect.</p>' +
      '<h2>Pick your moment</h2>' +
      '<p>Choose a time when you are rested and nobody disturbs you. ' +
      'Has something big changed lately, such as a move or a new job? Then it may help to wait a few weeks.</p>' +
      '<h2>Who sees it</h2>' +
      '<p>You do. If you are under 18 and in a family account, the person who runs it sees your scores too. ' +
      'If you joined with an institution’s code, people there see your scores only when you said yes. You can take that back later.</p>',
  },
  {
    key: 'lci_instructions_1',
    age_group_id: 2,
    order: 1,
    title: 'What you will do',
    body_html:
      '<p>First you read 28 statements about how people go about tasks. Then you answer three open questions ' +
      'in your own words. It takes about 10 minutes. Your answers are saved as you go, so you can stop and carry on later.</p>',
  },
  {
    key: 'lci_instructions_2',
    age_group_id: 2,
    order: 1,
    title: 'How to answer',
    body_html:
      '<p>For each statement choose <strong>Never</strong>, <strong>Rarely</strong>, <strong>Sometimes</strong>, <strong>Often</strong> or ' +
      '<strong>Always</strong>. Think of what you really do, at home, at school or at work. ' +
      'There are no right or wrong answers, so the honest one is the one to pick.</p>',
  },
  {
    key: 'lci_instructions_3',
    age_group_id: 2,
    order: 1,
    title: 'What happens next',
    body_html:
      '<p>You get your profile straight away. If you are under 18 and in a family account, the person who runs it sees your scores too. ' +
      'If you joined with an institution’s code, people there see your scores only when you said yes.</p>',
  },
  {
    key: 'before',
    age_group_id: 3,
    order: 1,
    title: 'Before you start',
    body_html:
      '<p>The inventory has 28 statements and three open questions. It describes how you say you usually go about tasks.</p>' +
      '<h2>This is not a test</h2>' +
      '<p>It does not measure ability. There are no right or wrong answers, and no result is better than another. ' +
      'Answer for the way you really go about things, not the way you would like to.</p>' +
      '<h2>Choose a calm moment</h2>' +
      '<p>Take it when you are rested and undisturbed. ' +
      'After a big change, such as a new job, a move or a separation, you may want to wait a few weeks.</p>' +
      '<h2>Who sees it</h2>' +
      '<p>You do. If you joined with an institution’s code, people there see your scores only when you said yes, ' +
      'and you can withdraw that later. Members of a team see them only when you share them with that team.</p>',
  },
  {
    key: 'lci_instructions_1',
    age_group_id: 3,
    order: 1,
    title: 'What you will do',
    body_html:
      '<p>You will rate 28 statements about everyday ways of going about tasks, then answer three open questions in a few words each. ' +
      'This takes about 10 minutes. Each answer is saved at once, so you can pause and come back.</p>',
  },
  {
    key: 'lci_instructions_2',
    age_group_id: 3,
    order: 1,
    title: 'How to answer',
    body_html:
      '<p>Say how much of the time each statement is true for you: <strong>Never</strong>, <strong>Rarely</strong>, ' +
      '<strong>Sometimes</strong>, <strong>Often</strong> or <strong>Always</strong>. ' +
      'Think of your life as a whole, not of one task. No answer is better than another.</p>',
  },
  {
    key: 'lci_instructions_3',
    age_group_id: 3,
    order: 1,
    title: 'What happens next',
    body_html:
      '<p>You see your profile as soon as you finish, and you can put it into your own words. ' +
      'If you joined with an institution’s code, people there see your scores only when you said yes.</p>',
  },
]
