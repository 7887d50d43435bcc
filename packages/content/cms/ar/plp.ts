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
    title: 'ملف تعلّمك',
    body_html:
      '<p>هنا ما اخترته وما كتبته. تكفي جملتان إلى أربع جمل لكل نمط.</p>' +
      '<p>يمكنك عرضه على أحد الكبار والحديث عنه معه، وتغييره متى شئت.</p>',
  },
  {
    key: 'plp_box',
    age_group_id: null,
    order: 1,
    title: 'ملف التعلّم الشخصي الخاص بك',
    body_html:
      '<p>هذه الصفحة لك: ما اخترته وما كتبته عن طريقتك المعتادة في التعامل مع المهام. تكفي عبارتان إلى أربع عبارات لكل نمط.</p>' +
      '<p>هي نقطة بداية للتخطيط، ولإخبار الآخرين بما يساعدك. وقد تتغيّر مع الوقت والظروف، فالعودة إليها وتعديلها أمر طبيعي.</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: 1,
    order: 1,
    title: 'القراءة',
    body_html:
      '<p>قراءة المهمة كلها، أو سماعها من شخص يقرؤها لك. ما المطلوب؟</p><p>هل سبق لك عمل شيء مثلها؟ ماذا ساعدك؟</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: 1,
    order: 2,
    title: 'فك الرموز',
    body_html:
      '<p>البحث عن الكلمات التي تقول ما المطلوب: رتّب، اشرح، ابنِ، تخيّل. ثم تلوين كل كلمة بلون نمطها.</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: 1,
    order: 3,
    title: 'الملاءمة',
    body_html:
      '<p>نظرة إلى ملف تعلّمك: هل تحتاج المهمة إلى نمط يعجبك أقل؟ إذن فكرة واحدة تساعدك فيه. ويمكنك طلب المساعدة أيضًا.</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: 1,
    order: 4,
    title: 'العمل',
    body_html: '<p>الآن وقت العمل. هل توقف شيء؟ نظرة أخرى إلى المهمة.</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: 1,
    order: 5,
    title: 'نظرة إلى الوراء',
    body_html: '<p>هل كل المطلوب موجود؟ ماذا نجح؟ وماذا ستكون تجربتك في المرة القادمة؟</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: null,
    order: 1,
    title: 'القراءة',
    body_html:
      '<p>قراءة المهمة كلها مرة واحدة بهدوء. ما المطلوب، وإلى متى، ومن سيراه؟</p>' +
      '<p>متى سبق لك عمل شيء مثلها؟ وماذا ساعدك حينها؟</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: null,
    order: 2,
    title: 'فك الرموز',
    body_html:
      '<p>وضع علامة على الكلمات التي تقول ما المطلوب: رتّب، اشرح، ابنِ، ابتكر. كل منها ينادي نمطًا من الأنماط الأربعة.</p>' +
      '<p>ثم التقدير: أي نمط تطلبه المهمة كثيرًا، وأيها قليلًا، وأيها لا تكاد تطلبه؟</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: null,
    order: 3,
    title: 'الملاءمة',
    body_html:
      '<p>مقارنة ما تطلبه المهمة بطريقتك المعتادة. وهناك ثلاث طرق للتوفيق بينهما:</p>' +
      '<ul>' +
      '<li><strong>تطوير (Forge)</strong>، لنمط تحتاج إليه المهمة وهو لديك في درجة «التجنّب»: قرار بشيء صغير واحد يسهّله.</li>' +
      '<li><strong>أكثر من المعتاد (Intensify)</strong>، لنمط لديك «عند الحاجة»: استخدامه أكثر في هذه المهمة.</li>' +
      '<li><strong>تخفيف (Tether)</strong>، لنمط يأتي أولًا لديك ويعيق العمل: إبقاؤه جانبًا لبعض الوقت.</li>' +
      '</ul>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: null,
    order: 4,
    title: 'العمل',
    body_html:
      '<p>العمل بما قرّرته، مع إبقائه أمام عينيك. وعند التعثر: نظرة أخرى إلى ما تطلبه المهمة قبل تغيير الخطة.</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: null,
    order: 5,
    title: 'نظرة إلى الوراء',
    body_html:
      '<p>هل وافق العمل المطلوب؟ أي نمط ساعد، وأي نمط أعاق؟</p>' +
      '<p>ملاحظة واحدة عن شيء سيكون مختلفًا في المرة القادمة.</p>',
  },
]
