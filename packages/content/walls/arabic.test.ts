import { decode } from '@quartet/domain/demand.ts'
import { patterns } from '@quartet/domain/patterns.ts'
import { readyWall } from '@quartet/domain/wall.ts'
import { expect, test } from 'vitest'
import { readWall, type Wall } from './wall.ts'

const [school, schoolChildren] = [readWall('ar', 'school'), readWall('ar', 'school-children')]
const [work, career] = [readWall('ar', 'work'), readWall('ar', 'career')]
const ready = ({ words }: Wall) => readyWall(words)
const firstIn = (text: string, wall: Wall) => {
  const { needed } = decode(text, ready(wall))
  return patterns.filter((pattern) => needed?.[pattern] === 'Use First')
}

test.each([
  [
    'precision',
    'اقرأ النص قراءة متأنية، ثم أجب عن الأسئلة الآتية. وضّح معنى الكلمات، واستخرج من الفقرة دليلًا مع ذكر المصدر.',
  ],
  [
    'technical_reasoning',
    'ابنِ نموذجًا لجسر من الكرتون والخيط. جرّب أكثر من تصميم، واختبر متانته بنفسك، ثم أصلح ما لا يعمل.',
  ],
  [
    'confluence',
    'اكتب قصة قصيرة من خيالك: «ماذا لو توقف الزمن؟». ابتكر شخصية غير مألوفة واختر نهاية مختلفة. انتبه إلى الإملاء.',
  ],
  [
    'sequence',
    'ضع جدول المذاكرة لمدة أسبوعين، واكتب قائمة بالمواد، ورتّبها حسب التاريخ. أنهِ الخطوة الأولى قبل التالية.',
  ],
])('a school worksheet that mostly asks for %s', (pattern, text) =>
  expect(firstIn(text, school)).toEqual([pattern]),
)

test.each([
  [
    'sequence',
    'رتّب الصور من الأولى إلى الأخيرة، ثم ضع رقمًا تحت كل صورة. بعد ذلك ضع الورقة في دفترك ولا تنسَ أن تكتب اسمك.',
  ],
  [
    'precision',
    'اقرأ القصة جيدًا ثم أجب عن الأسئلة في جمل تامة: من هو بطل القصة؟ أين ذهب؟ لماذا حزن؟ واكتب معنى كل كلمة.',
  ],
  [
    'technical_reasoning',
    'قُصّ العجلات من الورق المقوى، ثم ألصقها بالغراء. جرّب سيارتك: هل تتحرك؟ حاول مرة أخرى حتى تعمل.',
  ],
  [
    'confluence',
    'تخيّل أنك طائر. ارسم ما تراه ولوّنه كما تحب، واحكِ قصة عن رحلتك. ماذا لو التقيت غيمة تتكلم؟',
  ],
])('a worksheet for children that mostly asks for %s', (pattern, text) =>
  expect(firstIn(text, schoolChildren)).toContain(pattern),
)

test.each([
  [
    'sequence',
    'يرجى إرسال قائمة المهام قبل نهاية دوام الخميس. سنضع الخطة الزمنية في الاجتماع الأسبوعي، ونوزّع المهام حسب الأولوية.',
  ],
  [
    'precision',
    'نحتاج إلى تقرير مفصّل: اشرح أسباب كل شكوى، وقارن بين النسب، ووثّق المصادر. دقّق الأرقام وتأكد من صحة البيانات.',
  ],
  [
    'technical_reasoning',
    'الطابعة معطلة منذ الصباح. افتح الغطاء وافحص القطع، وجرّب إعادة التشغيل قبل الاتصال بالدعم الفني.',
  ],
  [
    'confluence',
    'سنعقد جلسة عصف ذهني للحملة القادمة: فكّروا خارج الصندوق واقترحوا شعارًا مبتكرًا وطريقة مختلفة.',
  ],
])('a message at work that mostly asks for %s', (pattern, text) =>
  expect(firstIn(text, work)).toEqual([pattern]),
)

test.each([
  [
    'sequence',
    'سكرتير تنفيذي: تنظيم المواعيد وترتيب الملفات وإعداد جدول أعمال الاجتماعات وحفظ السجلات. الالتزام بالمواعيد.',
  ],
  [
    'precision',
    'محلل بيانات: جمع البيانات والتحقق من صحتها، إعداد تقارير مفصلة، توثيق المصادر، الاهتمام بالتفاصيل.',
  ],
  [
    'technical_reasoning',
    'فني صيانة: تشغيل المعدات وصيانتها، تشخيص الأعطال وإصلاحها، تركيب الأجهزة، العمل باستقلالية.',
  ],
  [
    'confluence',
    'صانع محتوى: ابتكار أفكار إبداعية للحملات، كتابة قصص قصيرة، روح المبادرة والمرونة في بيئة سريعة التغير.',
  ],
])('a job advert that mostly asks for %s', (pattern, text) =>
  expect(firstIn(text, career)).toEqual([pattern]),
)
