import type { TopicNames } from './topic.ts'

export const topicNames: TopicNames = {
  school: {
    reading: 'القراءة',
    writing: 'الكتابة',
    math: 'الرياضيات',
    test_taking: 'الاختبارات',
    projects: 'المشاريع والعروض',
    group_work: 'العمل في مجموعة',
    listening: 'الاستماع وتدوين الملاحظات',
    homework: 'الواجبات والمذاكرة في البيت',
  },
  work: {
    reports: 'البريد الإلكتروني والتقارير',
    meetings: 'الاجتماعات',
    planning: 'التخطيط لمشروع',
    new_tool: 'تعلّم أداة جديدة',
    problem: 'حل مشكلة',
    customers: 'خدمة العملاء',
    feedback: 'إبداء الملاحظات وتلقّيها',
    time_pressure: 'العمل تحت ضغط الوقت',
  },
  career: {
    field: 'اختيار مجال',
    advert: 'قراءة إعلان وظيفة',
    application: 'السيرة الذاتية وطلب التوظيف',
    interview: 'المقابلة',
    first_weeks: 'الأسابيع الأولى',
    changing: 'تغيير الوظيفة',
  },
}
