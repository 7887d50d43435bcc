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
      '<li>Ask a grown-up to sit nearby. They may read to you. The answers are yours.</li>' +
      '<li>Are you 6 or 7? Then answer together with a grown-up.</li>' +
      '<li>Find a quiet place. Start when you are not tired.</li>' +
      '<li>Has something big changed, like a new home? Then maybe wait a few weeks.</li>' +
      '</ul>' +
      '<h2>Who sees it?</h2>' +
      '<p>You do. Did you join with your family? Then the grown-up who looks after your family’s account sees your scores, too.</p>' +
      '<p>Did you join with a school or club? Then the adults who guide you there see your name and whether you have finished. ' +
      'They see your scores only if your family or your school’s adults agreed. ' +
      'If you want to change that, tell a grown-up. They can ask the school or us.</p>' +
      '<p>The people who keep Quartet running can look at it, too, when they need to.</p>',
  },
  {
    key: 'lci_instructions_1',
    age_group_id: 1,
    order: 1,
    title: 'What you will do',
    body_html:
      '<p>You will read 28 short sentences about how you do things. Then there are three questions. ' +
      'You may write something or skip them. It takes about 15 minutes, with a grown-up. ' +
      'Each answer is saved. You can stop and continue later, on another device, too.</p>',
  },
  {
    key: 'lci_instructions_2',
    age_group_id: 1,
    order: 1,
    title: 'How to answer',
    body_html:
      '<p>Read a sentence. A grown-up may read it to you. Think of what you really do. ' +
      'Then pick <strong>Never</strong>, <strong>Not much</strong>, <strong>Sometimes</strong>, <strong>A lot</strong> or ' +
      '<strong>Always</strong>. Every answer is fine. Ask a grown-up if you do not know a word.</p>',
  },
  {
    key: 'lci_instructions_3',
    age_group_id: 1,
    order: 1,
    title: 'What happens next',
    body_html:
      '<p>When you finish, you see your own page about how you do things right away. ' +
      'If you joined with your family, the grown-up who looks after the account sees it, too. ' +
      'If you joined with a school or club, the adults there see it only if your family or your school’s adults agreed.</p>',
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
      '<p>You do. If you are under 18 and in a family account, the person who runs it sees your scores too.</p>' +
      '<p>If you joined with an institution’s code, its staff see your name and whether you have finished. ' +
      'They see your scores only if you said yes. ' +
      'You can withdraw that at any time: ask your institution or us.</p>' +
      '<p>The people who run Quartet can access your data when they need to.</p>',
  },
  {
    key: 'lci_instructions_1',
    age_group_id: 2,
    order: 1,
    title: 'What you will do',
    body_html:
      '<p>First you read 28 statements about how people go about tasks. Then you answer three open questions ' +
      'in your own words. It takes about 10 minutes. Each answer is saved at once, so you can stop and carry on within 30 days, ' +
      'also on another device.</p>',
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
      '<p>You get your profile as soon as you finish. If you are under 18 and in a family account, the person who runs it sees your scores too. ' +
      'If you joined with an institution’s code, its staff see your scores only if you said yes.</p>',
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
      'Answer based on what you really do, not on what you would like to do.</p>' +
      '<h2>Choose a calm moment</h2>' +
      '<p>Take it when you are rested and undisturbed. ' +
      'After a big change, such as a new job, a move or a separation, you may want to wait a few weeks.</p>' +
      '<h2>Who sees it</h2>' +
      '<p>You do. If you joined with an institution’s code, its staff see your name and whether you have finished. ' +
      'They see your scores only if you said yes. ' +
      'You can withdraw that at any time: ask your institution or us.</p>' +
      '<p>The people who run Quartet can access your data when they need to.</p>',
  },
  {
    key: 'lci_instructions_1',
    age_group_id: 3,
    order: 1,
    title: 'What you will do',
    body_html:
      '<p>You will rate 28 statements about everyday ways of going about tasks, then answer three open questions in a few words each. ' +
      'This takes about 10 minutes. Each answer is saved at once, so you can pause and come back within 30 days, also on another device.</p>',
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
      '<p>You see your profile as soon as you finish. ' +
      'If you joined with an institution’s code, its staff see your scores only if you said yes.</p>',
  },
]
