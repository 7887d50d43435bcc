import type { FormDraft, FormView } from '@quartet/contract/areas/inventory-forms.ts'
import { scaleCount } from '@quartet/domain/forms.ts'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/db.ts'

type Copy = { id: number; language_id: number; now: Date }

/**
 * Copies the questions of a form. In another language each has the text by which a form of that
 * language already translates it; without one it is untranslated and counts as missing.
 */
export const copyQuestions = (tx: Transaction, source: FormView, copy: Copy) =>
  tx.execute(sql`
    insert into questions (form_id, number, pattern, text, copied_text, edited_at)
    select ${copy.id}, q.number, q.pattern, coalesce(translation.text, q.text),
      case when ${source.language_id === copy.language_id} then q.copied_text when translation.text is null then q.text end,
      ${copy.now.toISOString()}::timestamptz
    from questions q left join lateral (
      select translated.text from forms form
      join questions same on same.form_id = form.id and same.number = q.number and same.text = q.text and same.removed = 0
      join forms sibling on sibling.age_group_id = form.age_group_id and sibling.version = form.version
        and sibling.language_id = ${copy.language_id} and sibling.removed = 0 and sibling.id <> ${copy.id}
      join questions translated on translated.form_id = sibling.id and translated.number = q.number
        and translated.removed = 0 and translated.text is distinct from translated.copied_text
      where ${source.language_id !== copy.language_id} and form.age_group_id = ${source.age_group_id}
        and form.language_id = ${source.language_id} and form.removed = 0
      order by (sibling.status = 'active') desc, sibling.version desc limit 1
    ) translation on true
    where q.form_id = ${source.id} and q.removed = 0`)

/** The scale words of a copy: those of another form if the source has another language. */
export async function scaleOfCopy(
  tx: Transaction,
  source: FormView,
  { age_group_id, language_id }: FormDraft,
): Promise<string[]> {
  if (source.language_id === language_id) return source.scale
  const { rows } = await tx.execute<{ scale: string[] }>(sql`
    select scale from forms where age_group_id = ${age_group_id} and language_id = ${language_id}
      and removed = 0 and cardinality(scale) = ${scaleCount}
    order by (status = 'active') desc, version desc limit 1`)
  return rows[0]?.scale ?? []
}
