import type { Page } from '../page.ts'

/**
 * The five steps at work (method D13), and the texts next to strategies, on the career match and on
 * the Personal Work Profile (D24, D25, D40).
 */
export const careerPages: Page[] = [
  {
    key: 'how_to_use_pattern_work',
    age_group_id: null,
    order: 1,
    title: 'Read',
    body_html:
      '<p>Read the whole request once: the mail, the order, the plan. What is asked for, by when, and who relies on it?</p>' +
      '<p>Think of a piece of work that was like it. What helped you then?</p>',
  },
  {
    key: 'how_to_use_pattern_work',
    age_group_id: null,
    order: 2,
    title: 'Decode',
    body_html:
      '<p>Mark the words that say what to do: schedule, report, repair, propose. Each of them calls for one of the four patterns.</p>' +
      '<p>Then judge: which pattern does the work ask for a lot, which a little, which hardly at all?</p>',
  },
  {
    key: 'how_to_use_pattern_work',
    age_group_id: null,
    order: 3,
    title: 'FIT',
    body_html:
      '<p>Compare what the work asks for with how you usually go about it. FIT stands for three ways to bring the two together:</p>' +
      '<ul>' +
      '<li><strong>Stretch (Forge)</strong>: the work needs a pattern that you avoid. Decide on one small thing that makes it easier, or ask a colleague.</li>' +
      '<li><strong>Do more (Intensify)</strong>: you use a pattern as needed. Turn it up for this piece of work.</li>' +
      '<li><strong>Hold back (Tether)</strong>: you use a pattern first, and here it gets in the way. Let it wait for a while.</li>' +
      '</ul>',
  },
  {
    key: 'how_to_use_pattern_work',
    age_group_id: null,
    order: 4,
    title: 'Do',
    body_html:
      '<p>Work with what you decided, and keep it in sight. When you are stuck, look again at what was asked for before you change your plan, ' +
      'and tell the people who are waiting for it.</p>',
  },
  {
    key: 'how_to_use_pattern_work',
    age_group_id: null,
    order: 5,
    title: 'Look back',
    body_html:
      '<p>Did the result meet what was asked for? Which pattern helped, and which got in the way?</p>' +
      '<p>Note one thing you would do differently next time, and one that a colleague could use as well.</p>',
  },
  {
    key: 'strategy_directions_box',
    age_group_id: 1,
    order: 1,
    title: 'Choose what helps you',
    body_html:
      '<p>Choose one idea for each pattern that the task needs. One is enough, three is the most.</p>' +
      '<p>No idea fits? Write your own. Afterwards tell us whether it helped.</p>',
  },
  {
    key: 'strategy_directions_box',
    age_group_id: null,
    order: 1,
    title: 'Choose your strategies',
    body_html:
      '<p>Choose one strategy for each pattern where the task and your habit differ, three at most. Your own ticked statements come first, ' +
      'then strategies for the topic. If none fits, write one in your own words.</p>' +
      '<p>They are suggestions, not prescriptions. When the task is done, say which of them helped: those come first next time.</p>',
  },
  {
    key: 'career_match',
    age_group_id: null,
    order: 1,
    title: 'What the career match is',
    body_html:
      '<p>Take a real job: an advert, or a list of what people do there. Decode its duties like any other task and see which patterns they ask for. ' +
      'Next to that, you see how you say you usually go about tasks.</p>' +
      '<p>This shows where your habits come close to the job, and where you would have to push yourself. ' +
      'It is a starting point for questions to people who do that job.</p>',
  },
  {
    key: 'career_match',
    age_group_id: null,
    order: 2,
    title: 'What it is not',
    body_html:
      '<p><strong>This compares habits, not ability, and should not decide a career.</strong></p>' +
      '<p>It does not know what you can do, what you want to learn, what is paid, or where you would be happy. Habits can change with time and setting. ' +
      'What research says is on the page <a href="/page/evidence">What is known and what is not</a>.</p>',
  },
  {
    key: 'career_match_statement',
    age_group_id: null,
    order: 1,
    title: 'Gather what is true of you at work',
    body_html:
      '<p>Under three questions there are statements for each pattern. Those that match your own degree of use come first; you can look at the others, too. ' +
      'Tick what is true of you; each tick is saved immediately.</p>' +
      '<p>Gather the duties of a job you are curious about, too: write one per line, and say for each whether you enjoy it, feel neutral about it, or find that it drains you. ' +
      'Three of each are a good start.</p>',
  },
  {
    key: 'career_match_tasks',
    age_group_id: null,
    order: 1,
    title: 'How a job is decoded',
    body_html:
      '<ol>' +
      '<li>Add a job: its name, and its duties, one per line. Copy them from an advert, or ask someone who does it.</li>' +
      '<li>Say for each duty: enjoy, neutral or drain.</li>' +
      '<li>Look at the coloured words and correct them where they are wrong.</li>' +
      '<li>Compare the degrees that the job needs with your own, pattern by pattern.</li>' +
      '<li>Choose strategies for what does not match, and note what you want to ask.</li>' +
      '</ol>' +
      '<p>This compares habits, not ability, and should not decide a career.</p>',
  },
  {
    key: 'career_match_tasks',
    age_group_id: null,
    order: 2,
    title: 'Twelve fields to explore',
    body_html:
      '<p>Look into fields that you would not have thought of: in every one of them there are jobs that ask for each of the four patterns. ' +
      'The numbers are major groups of the O*NET-SOC classification, in which you can look up occupations.</p>' +
      '<ul>' +
      '<li><strong>Leading and business</strong>: running a team, a shop or a project, buying, accounts, advising firms (11, 13)</li>' +
      '<li><strong>Computers and engineering</strong>: programs, networks, data, machines and bridges on the drawing board (15, 17)</li>' +
      '<li><strong>Research</strong>: laboratories, field work, weather, society and its questions (19)</li>' +
      '<li><strong>Advice and law</strong>: supporting people, social work, courts and contracts (21, 23)</li>' +
      '<li><strong>Teaching</strong>: nursery, school, training, libraries and museums (25)</li>' +
      '<li><strong>Arts, media and sport</strong>: design, stage, writing, pictures, sound, training and playing (27)</li>' +
      '<li><strong>Health and care</strong>: treating, nursing, examining, medicines, home help (29, 31)</li>' +
      '<li><strong>Safety</strong>: fire service, police, guarding, armed forces (33, 55)</li>' +
      '<li><strong>Guests, food and service</strong>: kitchen, hotel, cleaning, gardens, hair, travel (35, 37, 39)</li>' +
      '<li><strong>Selling and offices</strong>: shops, customers, post, appointments, payroll (41, 43)</li>' +
      '<li><strong>Land and building</strong>: farms, forests, fishing, building sites, roads (45, 47)</li>' +
      '<li><strong>Repairing, making and moving</strong>: workshops, factories, vehicles, warehouses (49, 51, 53)</li>' +
      '</ul>' +
      '<p>This page uses information from the O*NET 28.2 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), ' +
      'used under the <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a> licence. O*NET® is a trademark of USDOL/ETA. ' +
      'The fields and their names are our own; USDOL/ETA has not approved, endorsed or tested them.</p>',
  },
  {
    key: 'pwp_intro',
    age_group_id: null,
    order: 1,
    title: 'Your Personal Work Profile',
    body_html:
      '<p>Three questions: how you do your best work, what you bring to an employer, and what you need from a workplace. ' +
      'Tick what is true of you. Two to four statements for each question are plenty.</p>' +
      '<p>Take it as a starting point: for an application, an interview, or a talk about how you work together. It can change with time and setting.</p>',
  },
  {
    key: 'pwp_result',
    age_group_id: null,
    order: 1,
    title: 'How to read this page',
    body_html:
      '<p>The bars show how this person says they usually go about tasks: degrees of use, none better than another. ' +
      'The sentences under the three questions were chosen by the person.</p>' +
      '<p>This compares habits, not ability, and should not decide a career. It must not be used to rank people or to decide who to employ.</p>',
  },
]
