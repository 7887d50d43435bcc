import type { Page } from '../page.ts'

/**
 * The introduction to the Personal Learning Profile (plp_box), and the five steps for using it
 * (method D13).
 */
export const plpPages: Page[] = [
  {
    key: 'plp_box',
    age_group_id: 1,
    order: 1,
    title: 'Your learning profile',
    body_html:
      '<p>Here is what you ticked and what you wrote. Two to four sentences for each pattern are enough.</p>' +
      '<p>Show it to a grown-up and talk about it. You can change it whenever you like.</p>',
  },
  {
    key: 'plp_box',
    age_group_id: null,
    order: 1,
    title: 'Your Personal Learning Profile',
    body_html:
      '<p>This page is yours: what you ticked and what you wrote about how you usually go about tasks. Two to four statements for each pattern are plenty.</p>' +
      '<p>Take it as a starting point for planning, and for telling others what helps you. It can change with time and setting, so come back and change it.</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: 1,
    order: 1,
    title: 'Read',
    body_html:
      '<p>Read the whole task, or let someone read it to you. What should you do?</p>' +
      '<p>Did you do something like it before? What helped?</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: 1,
    order: 2,
    title: 'Decode',
    body_html:
      '<p>Look for the words that say what to do: sort, tell, build, make up. Colour each word in the colour of its pattern.</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: 1,
    order: 3,
    title: 'FIT',
    body_html:
      '<p>Look at your profile. Does the task need a pattern that you like less? Then think of one thing that helps you with it. You can ask for help, too.</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: 1,
    order: 4,
    title: 'Do',
    body_html: '<p>Now do it. Are you stuck? Look at the task again.</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: 1,
    order: 5,
    title: 'Look back',
    body_html:
      '<p>Is everything there that was asked for? What went well? What will you try next time?</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: null,
    order: 1,
    title: 'Read',
    body_html:
      '<p>Read the whole task once, slowly. What is asked for, by when, and who will see it?</p>' +
      '<p>Think of a time when you did something like it. What helped you then?</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: null,
    order: 2,
    title: 'Decode',
    body_html:
      '<p>Mark the words that say what to do: put in order, explain, build, invent. Each of them calls for one of the four patterns.</p>' +
      '<p>Then judge: which pattern does the task ask for a lot, which a little, which hardly at all?</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: null,
    order: 3,
    title: 'FIT',
    body_html:
      '<p>Compare what the task asks for with how you usually go about tasks. FIT stands for three ways to bring the two together:</p>' +
      '<ul>' +
      '<li><strong>Stretch (Forge)</strong>: the task needs a pattern that you avoid. Decide on one small thing that makes it easier.</li>' +
      '<li><strong>Do more (Intensify)</strong>: you use a pattern as needed. Turn it up for this task.</li>' +
      '<li><strong>Hold back (Tether)</strong>: you use a pattern first, and here it gets in the way. Let it wait for a while.</li>' +
      '</ul>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: null,
    order: 4,
    title: 'Do',
    body_html:
      '<p>Work with what you decided, and keep it in sight. When you are stuck, look again at what the task asks for before you change your plan.</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: null,
    order: 5,
    title: 'Look back',
    body_html:
      '<p>Did the work meet what was asked for? Which pattern helped, and which got in the way?</p>' +
      '<p>Note one thing you would do differently next time.</p>',
  },
]
