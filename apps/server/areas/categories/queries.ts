import type {
  CategoryListQuery,
  CategoryView,
  TemplateListQuery,
  TemplateView,
} from '@quartet/contract/areas/categories.ts'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../db/db.ts'
import { rows } from '../../lists/rows.ts'
import { topics } from '../topics/tables.ts'
import { categoryTasks, taskCategories } from './tables.ts'

const living = and(eq(taskCategories.removed, 0), eq(categoryTasks.removed, 0))

const templateColumns = {
  id: categoryTasks.id,
  name: categoryTasks.name,
  description: categoryTasks.description,
  area: categoryTasks.area,
  topic_id: categoryTasks.topicId,
}

/** The templates by category, categories in the given language first. */
export async function listTemplates(db: Reader, languageId: number) {
  const rows = await db
    .select({
      category: { id: taskCategories.id, name: taskCategories.name },
      task: templateColumns,
    })
    .from(taskCategories)
    .innerJoin(categoryTasks, eq(categoryTasks.categoryId, taskCategories.id))
    .where(living)
    .orderBy(
      sql`${taskCategories.languageId} = ${languageId} desc`,
      asc(taskCategories.id),
      asc(categoryTasks.id),
    )
  const byCategory = Map.groupBy(rows, ({ category }) => category.id)
  return [...byCategory.values()].flatMap((group) =>
    group[0] ? [{ ...group[0].category, tasks: group.map(({ task }) => task) }] : [],
  )
}

/**
 * Selects templates of some areas as rows to copy: `(area, name, description, topic_id,
 * language_id, copy_of, owner)`.
 */
export const copiedTemplates = (ids: SQL, areas: SQL) => sql`
  select t.area, t.name, t.description, t.topic_id, null::int as language_id, 'template:' || t.id as copy_of, null::int as owner
  from ${categoryTasks} t join ${taskCategories} c on c.id = t.category_id
  where t.id = any(${ids}) and t.area = any(${areas}) and t.removed = 0 and c.removed = 0`

export async function findTemplate(db: Reader, id: number) {
  const [row] = await db
    .select({ ...templateColumns, category_id: categoryTasks.categoryId })
    .from(categoryTasks)
    .innerJoin(taskCategories, eq(taskCategories.id, categoryTasks.categoryId))
    .where(and(eq(categoryTasks.id, id), living))
  return row
}

const ofCategory = sql`from ${categoryTasks} t join ${topics} p on p.id = t.topic_id where t.category_id = ${taskCategories.id} and t.removed = 0`

export const categoryRows = rows<CategoryView, CategoryListQuery>({
  table: taskCategories,
  columns: ['name', 'language_id', 'group_key'],
  computed: {
    tasks: sql`(select count(*)::int ${ofCategory})`,
    topics: sql`(select coalesce(json_agg(distinct p.name), '[]') ${ofCategory})`,
    order: sql`0`,
  },
  referencedBy: [{ kind: 'templates', rows: categoryTasks, by: categoryTasks.categoryId }],
  unique: ['name', 'language_id'],
})

/** A category that is not removed, without counting its templates, which may be many. */
export async function findCategory(db: Reader, id: number) {
  const { name, languageId: language_id } = taskCategories
  const [record] = await db
    .select({ id: taskCategories.id, name, language_id })
    .from(taskCategories)
    .where(and(eq(taskCategories.id, id), eq(taskCategories.removed, 0)))
  return record
}

export const templateRows = rows<TemplateView, TemplateListQuery>({
  table: categoryTasks,
  columns: ['name', 'description', 'area', 'topic_id', 'category_id'],
  names: { category_id: taskCategories.name },
  uses: {
    tasks: sql`(select count(*)::int from tasks where copy_of = 'template:' || ${categoryTasks.id})`,
  },
  computed: {
    topic: sql`${topics.name}`,
    language_id: sql`${taskCategories.languageId}`,
    group_key: sql`${categoryTasks.id}::text`,
    order: sql`0`,
  },
  joins: sql`join ${topics} on ${topics.id} = ${categoryTasks.topicId}`,
  language: sql`${taskCategories.languageId}`,
  versionKey: sql`${categoryTasks.id}::text`,
  sorts: { topic: sql`${topics.name}` },
  filters: ['area', 'topic_id', 'category_id'],
  unique: ['name', 'category_id'],
})
