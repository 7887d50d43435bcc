import type { Page } from '../page.ts'

/** The card for members of a family who compare their results (method D26). */
export const familyPages: Page[] = [
  {
    key: 'family_dashboard_cms',
    age_group_id: null,
    order: 1,
    title: 'How we can help each other with homework',
    body_html:
      '<p>Look at the bars of two of you, side by side. Where one uses a pattern first and the other avoids it, you can help each other.</p>' +
      '<ul><li><strong>Sequence.</strong> Who likes order writes the steps on a sheet. Who avoids it decides where to start.</li><li><strong>Precision.</strong> Who likes facts checks what the task really asks. Who avoids it asks one question at a time.</li><li><strong>Technical Reasoning.</strong> Who likes to try things shows how it works. Who avoids it says aloud what happens.</li><li><strong>Confluence.</strong> Who likes new ideas offers three. Who avoids them picks one to finish.</li></ul>' +
      '<p>Take turns: the person whose homework it is holds the pen. A bar says what someone usually does, not what they are able to do.</p>',
  },
]
