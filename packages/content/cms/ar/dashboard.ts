import type { Page } from '../page.ts'

/** The cards and the text on the dashboard of a learner. */
export const dashboardPages: Page[] = [
  {
    key: 'dashboard_cards',
    age_group_id: null,
    order: 1,
    title: 'ابدأ بمهمة حقيقية',
    body_html:
      '<p>اختر مهمة عليك إنجازها على أي حال، وحلّلها، ثم اختر استراتيجية واحدة. عشر دقائق تكفي.</p>',
  },
  {
    key: 'dashboard_cards',
    age_group_id: null,
    order: 2,
    title: 'انظر مرة أخرى بعد أسبوع',
    body_html: '<p>ما الذي ساعدك؟ دوّنه في بطاقة الاستراتيجيات، وستجده هناك في المرة القادمة.</p>',
  },
  {
    key: 'dashboard_cms',
    age_group_id: null,
    order: 1,
    title: 'ما فائدة الخطوات الست',
    body_html:
      '<p>تكتشف أولًا كيف تتعامل مع المهام عادةً، ثم تجرّب ذلك: بكلماتك، وبمهمة حقيقية، ومع الآخرين. الترتيب لك، ويمكنك تكرار كل خطوة.</p><p>تصف نتيجتك ما تفعله عادةً، ولا تقول ما تقدر عليه.</p>',
  },
]
