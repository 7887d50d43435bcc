import type { Page } from '../page.ts'

export const profilePages: Page[] = [
  {
    key: 'profile_cards',
    age_group_id: null,
    order: 1,
    title: 'Order and planning',
    body_html:
      '<ul>' +
      '<li>Wanting the whole set of directions before the start.</li>' +
      '<li>Making lists or schedules and following them step by step.</li>' +
      '<li>Keeping things sorted and finishing one task before the next.</li>' +
      '<li>Liking to know early when a plan is going to change.</li>' +
      '</ul>',
  },
  {
    key: 'profile_cards',
    age_group_id: null,
    order: 2,
    title: 'Facts and detail',
    body_html:
      '<ul>' +
      '<li>Gathering plenty of information before giving an answer.</li>' +
      '<li>Asking questions, taking notes and reading them again.</li>' +
      '<li>Answering in detail and looking for the exact word.</li>' +
      '<li>Checking facts and figures and wanting to know the source.</li>' +
      '</ul>',
  },
  {
    key: 'profile_cards',
    age_group_id: null,
    order: 3,
    title: 'Real use and hands-on work',
    body_html:
      '<ul>' +
      '<li>Wanting to see what a task is good for.</li>' +
      '<li>Finding out how things work by handling and trying them.</li>' +
      '<li>Liking to work alone and staying with a problem until it works.</li>' +
      '<li>Thinking in quiet first, and showing more than telling.</li>' +
      '</ul>',
  },
  {
    key: 'profile_cards',
    age_group_id: null,
    order: 4,
    title: 'Ideas and new ways',
    body_html:
      '<ul>' +
      '<li>Following several ideas of your own at once.</li>' +
      '<li>Connecting things that seem far apart and trying untested ways.</li>' +
      '<li>Starting with a guess and looking for a change from routine.</li>' +
      '<li>Using stories, images or acting to say what is meant.</li>' +
      '</ul>',
  },
  {
    key: 'lci_cards',
    age_group_id: 1,
    order: 1,
    title: 'What the scores say',
    body_html:
      '<p>The scores come from your own answers. For each pattern, seven answers are added up. The sum is from 7 to 35.</p>' +
      '<p>Avoid is 7 to 17. As Needed is 18 to 24. Use First is 25 to 35. None of them is better than another. ' +
      'Are you close to a line? Then read both texts.</p>',
  },
  {
    key: 'lci_cards',
    age_group_id: 1,
    order: 2,
    title: 'What the scores do not say',
    body_html:
      '<p>This was not a test. The scores do not say how clever you are or what you can do. They can change.</p>' +
      '<p>You can use all four patterns, even the ones you like less. So no score is a reason to skip a job.</p>',
  },
  {
    key: 'lci_cards',
    age_group_id: null,
    order: 1,
    title: 'What the scores say',
    body_html:
      '<p>The scores describe how you say you usually go about tasks. For each pattern, seven of your answers are added up, ' +
      'so a score lies between 7 and 35. ' +
      'Seven answers give only a rough picture, and your scores are not compared with anyone else’s.</p>' +
      '<p>The score shows a degree of use: Avoid (7 to 17), As Needed (18 to 24) or Use First (25 to 35). ' +
      'None is better than another. If you are close to a line, read both descriptions. ' +
      'Take your profile as a starting point for planning, and see which statements sound like you.</p>',
  },
  {
    key: 'lci_cards',
    age_group_id: null,
    order: 2,
    title: 'What the scores do not say',
    body_html:
      '<p>The scores come from your own answers. They are not a test of what you can do or how clever you are, ' +
      'and they cannot choose a job for you. They may change with time and setting. ' +
      'How steady they are from one time to the next has not been studied yet.</p>' +
      '<p>Reviews of research have found no good evidence that being taught “your way” makes you learn better. ' +
      'So a pattern is no reason to leave something out. Use your profile to think about how you plan, do and look back on a task.</p>',
  },
]
