import type { Page } from '../page.ts'

/** The cards and the text on the dashboard of a learner. */
export const dashboardPages: Page[] = [
  {
    key: 'dashboard_cards',
    age_group_id: null,
    order: 1,
    title: 'Start with one real task',
    body_html:
      '<p>Take a task that you have to do anyway, decode it, and choose one strategy. Ten minutes are enough.</p>',
  },
  {
    key: 'dashboard_cards',
    age_group_id: null,
    order: 2,
    title: 'Look again after a week',
    body_html:
      '<p>What helped you? Note it on your strategy card. Next time you’ll find it there.</p>',
  },
  {
    key: 'dashboard_cms',
    age_group_id: null,
    order: 1,
    title: 'What the six steps are for',
    body_html:
      '<p>First you find out how you usually approach tasks. Then you try it: with your own words, with a real task, and with other people. You can take the steps in any order, and repeat each of them.</p><p>Your result describes what you usually do. It doesn’t say what you’re able to do.</p>',
  },
]
