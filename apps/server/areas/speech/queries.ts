import { spokenBlocks, spokenPieces, spokenText } from '@quartet/domain/spoken.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { attributes } from '../attributes/tables.ts'
import { cms } from '../cms/tables.ts'
import { forms, questions } from '../inventory/tables.ts'

/**
 * Whether a text belongs to the product in this language: a catalogue statement, an item or answer
 * of a form, or a title, paragraph or list entry of a page. Texts written by people never do.
 */
export const isOfCatalogue = async (db: Reader, languageId: number, text: string) =>
  (await isStatementOrItem(db, languageId, text)) || (await isOfPage(db, languageId, text))

async function isStatementOrItem(db: Reader, languageId: number, text: string) {
  const statement = db
    .select({ one: sql`1` })
    .from(attributes)
    .where(
      and(
        eq(attributes.title, text),
        eq(attributes.languageId, languageId),
        isNull(attributes.userId),
      ),
    )
  const item = db
    .select({ one: sql`1` })
    .from(questions)
    .innerJoin(forms, eq(forms.id, questions.formId))
    .where(and(eq(questions.text, text), eq(forms.languageId, languageId)))
  const scale = db
    .select({ one: sql`1` })
    .from(forms)
    .where(and(sql`${text} = any(${forms.scale})`, eq(forms.languageId, languageId)))
  const { rows } = await db.execute(
    sql`select exists ${statement} or exists ${item} or exists ${scale} as found`,
  )
  return rows[0]?.found === true
}

async function isOfPage(db: Reader, languageId: number, text: string) {
  const pages = await db
    .select({ title: cms.title, body: cms.bodyHtml })
    .from(cms)
    .where(eq(cms.languageId, languageId))
  const says = (block: string) =>
    block === text || (block.length > text.length && spokenPieces(block).includes(text))
  return pages.some(
    ({ title, body }) => spokenText(title) === text || spokenBlocks(body).some(says),
  )
}
