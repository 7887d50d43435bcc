import type { World } from '../world.ts'
import { type Json, leftOut } from './places.ts'
import { emptySheet } from './sheet-examples.ts'
import { studioFor } from './studio-examples.ts'

type Examples = Record<string, Json | typeof leftOut>
type Values = Record<string, Json>

/**
 * A content list: its calls, how a row is inserted per `at` of `numbers` with $1 as a unique word, and the values of its
 * drafts and queries.
 */
type Content = {
  base: string
  add: string
  edit?: string
  remove: string
  show?: string
  row: string
  named: string
  draft: Values
  filters?: Values
}

const statement = { pattern: 'sequence', type: 'Avoid' }
const strategy = { pattern: 'sequence', action: 'Forge', body: 'Do it.' }
const versioned = "'Row ' || $1 || at, 1, gen_random_uuid()::text"
/** Inserts a row whose language versions share `values` of `columns`. */
const grouped = (
  name: string,
  columns: string,
  values: string,
  { texts = 'title', text = '' } = {},
) => `
  , shared as (insert into ${name}_groups (key${columns && `, ${columns}`}) select 'Row ' || $1 || at${values && `, ${values}`} from numbers returning key)
  insert into ${name}_versions (${texts}, language_id, group_key) select key${text}, 1, key from shared`

const contents: readonly Content[] = [
  {
    ...{
      base: '/topics',
      add: '/topics/add_topic',
      edit: '/topics/update/{id}',
      remove: '/topics/delete_topic/{id}',
      show: '/topics/show/{id}',
    },
    row: grouped('topic', 'area', "'school'", { texts: 'name' }),
    named: 'name',
    draft: { area: 'school' },
  },
  {
    ...{
      base: '/attributes',
      add: '/attributes/add/attribute',
      remove: '/attributes/delete/attribute/{id}',
      show: '/attributes/show/{id}',
    },
    row: grouped('attribute', 'pattern, type, age_group_id', "'sequence', 'Avoid', 3"),
    named: 'title',
    draft: { ...statement, age_group_id: 3 },
    filters: { ...statement, age_group_id: 3 },
  },
  {
    ...{
      base: '/statements/questions',
      add: '/statements/questions/add/statement',
      edit: '/statements/questions/edit/{id}',
    },
    ...{ remove: '/statements/questions/delete/{id}', show: '/statements/questions/show/{id}' },
    row: grouped('statement_question', 'kind', "'bring'"),
    named: 'title',
    draft: { kind: 'bring' },
    filters: { kind: 'bring' },
  },
  {
    ...{
      base: '/statements',
      add: '/statements/add/statement',
      edit: '/statements/edit/statement/{id}',
    },
    ...{ remove: '/statements/delete/statement/{id}', show: '/statements/show/{id}' },
    row: grouped(
      'team_statement',
      'question_key, pattern, type, age_group_id',
      "(select group_key from statement_questions where removed = 0 order by id desc offset 3 limit 1), 'sequence', 'Avoid', 3",
    ),
    named: 'title',
    draft: { ...statement, age_group_id: 3 },
    filters: { ...statement, age_group_id: 3 },
  },
  {
    ...{
      base: '/career/statements/questions',
      add: '/career/statements/questions/add/statement',
      edit: '/career/statements/questions/edit/{id}',
    },
    ...{
      remove: '/career/statements/questions/delete/{id}',
      show: '/career/statements/questions/show/{id}',
    },
    row: grouped('career_question', '', ''),
    named: 'title',
    draft: {},
  },
  {
    ...{
      base: '/career/statements',
      add: '/career/statements/add/statement',
      edit: '/career/statements/edit/statement/{id}',
    },
    ...{ remove: '/career/statements/delete/statement/{id}', show: '/career/statements/show/{id}' },
    row: grouped(
      'career_statement',
      'question_key, pattern, type',
      "(select group_key from career_statement_questions order by id limit 1), 'sequence', 'Avoid'",
    ),
    named: 'title',
    draft: statement,
    filters: statement,
  },
  {
    ...{
      base: '/strategies',
      add: '/strategies/add_strategy',
      edit: '/strategies/update/{id}',
      remove: '/strategies/delete/{id}',
    },
    show: '/strategies/show/{id}',
    row: grouped(
      'strategy',
      'area, topic_key, pattern, action',
      "'school', 'reading', 'sequence', 'Forge'",
      { texts: 'title, body', text: ", 'x'" },
    ),
    named: 'title',
    draft: { ...strategy, area: 'school', topic_key: 'reading', children: false },
    filters: { pattern: 'sequence', action: 'Forge', area: 'school', topic_key: 'reading' },
  },
  {
    ...{
      base: '/career/strategies',
      add: '/career/strategies/add_strategy',
      edit: '/career/strategies/update/{id}',
    },
    ...{ remove: '/career/strategies/delete/{id}', show: '/career/strategies/show/{id}' },
    row: grouped(
      'strategy',
      'area, topic_key, pattern, action',
      "'career', 'interview', 'sequence', 'Forge'",
      { texts: 'title, body', text: ", 'x'" },
    ),
    named: 'title',
    draft: { ...strategy, topic_key: 'interview', children: false },
    filters: { pattern: 'sequence', action: 'Forge', topic_key: 'interview' },
  },
  {
    ...{
      base: '/words',
      add: '/words/add_word',
      edit: '/words/update/{id}',
      remove: '/words/delete/{id}',
      show: '/words/show/{id}',
    },
    row: `insert into words (text, forms, wall_id, pattern, weight) select 'Row ' || $1 || at, '{}', (select min(id) from walls), 'sequence', 1 from numbers`,
    named: 'text',
    draft: { forms: ['one'], pattern: 'sequence', weight: 1, note: '' },
    filters: { pattern: 'sequence' },
  },
  {
    ...{
      base: '/categories',
      add: '/categories/save',
      edit: '/categories/save/{id}',
      remove: '/categories/delete/{id}',
      show: '/categories/show/{id}',
    },
    row: `insert into task_categories (name, language_id, group_key) select ${versioned} from numbers`,
    named: 'name',
    draft: {},
  },
  {
    ...{
      base: '/cms',
      add: '/cms/add',
      edit: '/cms/update/{id}',
      remove: '/cms/delete/{id}',
      show: '/cms/entry/{id}',
    },
    row: `insert into cms (title, language_id, key, body_html, "order") select 'Row ' || $1 || at, 1, 'page_' || $1 || at, '<p>x</p>', 1 from numbers`,
    named: 'title',
    draft: { body_html: '<p>Read.</p>', age_group_id: 3, order: 1, published: false },
    filters: { published: 'true', age_group_id: 3 },
  },
]

let counter = 0

/**
 * Examples for the calls of content: in each list, rows to show, change, delete and restore, and
 * valid values for each field.
 */
export async function contentFor(world: World, userId: number): Promise<Examples> {
  const one = async (text: string, values: unknown[] = []) =>
    ((await world.pool.query(text, values)).rows[0]?.id ?? 0) as number
  const examples: Examples = {}
  for (const content of contents) Object.assign(examples, await examplesOf(world, content))
  return {
    ...examples,
    ...(await wallsFor(world)),
    ...(await pagesFor(world)),
    ...(await templatesFor(world, one)),
    ...(await importsFor(userId, one)),
    ...(await questionsFor(one)),
    ...(await catalogueFor(one)),
    ...(await studioFor(world)),
    version_of: leftOut,
    edited_at: leftOut,
  }
}

async function examplesOf(
  world: World,
  { base, add, edit, remove, show, row, named, draft, filters = {} }: Content,
): Promise<Examples> {
  const word = `${++counter}x`
  const { rows } = await world.pool.query<{ id: number }>(
    `with numbers (at) as (select generate_series(1, 5)) ${row} returning id`,
    [word],
  )
  const [shown = 0, edited = 0, deleted = 0, also = 0, gone = 0] = rows.map(({ id }) => id)
  const table = /.*insert into (\w+)/s.exec(row)?.[1] ?? ''
  await world.pool.query(`update ${table} set removed = 1 where id = $1`, [gone])
  const drafts = [add, ...(edit ? [edit] : [])].flatMap((call) => [
    [`${call} ${named}`, `New ${word} ${call}`],
    ...(base === '/cms' ? [[`${call} key`, `page_${word}_${call.length}`]] : []),
    ...Object.entries(draft).map(([name, value]) => [`${call} ${name}`, value]),
  ])
  const cases = [base, `${base}/export`, `${base}/export/selected`].flatMap((call) =>
    Object.entries(filters).map(([name, value]) => [`${call} ${name}`, value]),
  )
  return {
    ...Object.fromEntries([...drafts, ...cases]),
    ...(show && { [`${show} id`]: shown }),
    ...(edit && { [`${edit} id`]: edited }),
    [`${remove} id`]: deleted,
    [`${base}/remove ids`]: [also],
    [`${base}/restore ids`]: [gone],
    [`${base}/order ids`]: [shown],
    [`${base}/update_many ids`]: [shown],
    [`${base}/export/selected ids`]: [shown],
    [`${base}/import file`]: await emptySheet(['id', named, ...(columns[base] ?? [])]),
    [`${base}/import check`]: '1',
    [`${base}-language/import file`]: await emptySheet(
      ['id', 'language', 'target_title', 'target_body', 'target_text'],
      ['', 'ge', '', ''],
    ),
    [`${base}-language/import check`]: '1',
    [`${base}-language/export language`]: 2,
  }
}

/**
 * The headings of a spreadsheet besides the id and the name column. Without rows the sheet has no
 * errors.
 */
const columns: Record<string, readonly string[]> = {
  '/topics': ['area', 'language'],
  '/attributes': ['pattern', 'type', 'age_group_id', 'language'],
  '/statements': ['question_id', 'pattern', 'type', 'age_group_id', 'language'],
  '/career/statements': ['question_id', 'pattern', 'type', 'language'],
  '/strategies': ['area', 'body', 'topic_key', 'pattern', 'action', 'children', 'language'],
  '/career/strategies': ['body', 'topic_key', 'pattern', 'action', 'children', 'language'],
  '/words': ['forms', 'wall_id', 'pattern', 'weight', 'note'],
}

type One = (text: string, values?: unknown[]) => Promise<number>

/** Only one wall per place may exist, so the walls to be changed are in languages of their own. */
async function wallsFor(world: World): Promise<Examples> {
  const at = ++counter
  const { rows } = await world.pool.query<{ id: number }>(
    `with spoken as (
       insert into languages (title, locale, tag) select 'Spoken ' || $1 || n, 'x' || $1 || '-' || n, 'en' from generate_series(1, 5) n returning id)
     insert into walls (title, area, language_id, removed)
     select 'Wall', 'school', id, case when row_number() over (order by id) = 5 then 1 else 0 end from spoken order by id returning id`,
    [String(at)],
  )
  const { rows: fresh } = await world.pool.query<{ id: number }>(
    "insert into languages (title, locale, tag) select 'Fresh ' || $1 || n, 'y' || $1 || '-' || n, 'en' from generate_series(1, 2) n returning id",
    [String(at)],
  )
  const [shown = 0, edited = 0, deleted = 0, also = 0, gone = 0] = rows.map(({ id }) => id)
  const draft = (call: string, languageId: number) => ({
    [`${call} title`]: 'A wall',
    [`${call} area`]: 'work',
    [`${call} children`]: false,
    [`${call} language_id`]: languageId,
  })
  return {
    ...draft('/walls/add_wall', fresh[0]?.id ?? 0),
    ...draft('/walls/update/{id}', fresh[1]?.id ?? 0),
    '/walls/show/{id} id': shown,
    '/walls/update/{id} id': edited,
    '/walls/delete/{id} id': deleted,
    '/walls/remove ids': [also],
    '/walls/restore ids': [gone],
    '/words wall_id': leftOut,
  }
}

/** Pages with drafts, one for each call that changes them. */
async function pagesFor(world: World): Promise<Examples> {
  const word = `${++counter}p`
  const { rows } = await world.pool.query<{ id: number }>(
    `insert into cms (title, language_id, key, body_html, draft_title, draft_body, draft_at)
     select 'Page', 1, 'page_' || $1 || at, '<p>x</p>', 'Draft', '<p>y</p>', now() from generate_series(1, 4) at returning id`,
    [word],
  )
  const [drafted = 0, discarded = 0, published = 0, moved = 0] = rows.map(({ id }) => id)
  const texts = (call: string) => ({
    [`${call} title`]: 'Read me',
    [`${call} body_html`]: '<p>Read.</p>',
  })
  return {
    ...texts('/cms/draft/{id}'),
    ...texts('/cms/publish/{id}'),
    '/cms/draft/{id} id': drafted,
    '/cms/draft/discard/{id} id': discarded,
    '/cms/publish/{id} id': published,
    '/cms/publish/{id} published': true,
    '/cms/place/{id} id': moved,
    '/cms/place/{id} key': `page_${word}_moved`,
    '/cms/place/{id} age_group_id': 3,
    '/cms/place/{id} order': 1,
    '/cms/place/{id} in_menu': true,
    '/cms/place/{id} before': leftOut,
    '/cms/publish_many id': published,
  }
}

async function templatesFor(world: World, one: One): Promise<Examples> {
  const word = `${++counter}t`
  const category = await one(
    "insert into task_categories (name, language_id) values ('Shelf ' || $1, 1) returning id",
    [word],
  )
  const topic = await one(
    "select min(id) as id from topics where area = 'school' and language_id = 1",
  )
  const { rows } = await world.pool.query<{ id: number }>(
    `insert into category_tasks (category_id, area, name, description, topic_id) select $1, 'school', 'Task ' || at, 'x', $2 from generate_series(1, 5) at returning id`,
    [category, topic],
  )
  const [shown = 0, edited = 0, deleted = 0, also = 0, gone = 0] = rows.map(({ id }) => id)
  await world.pool.query('update category_tasks set removed = 1 where id = $1', [gone])
  const draft = (call: string) => ({
    [`${call} name`]: `New ${word} ${call}`,
    [`${call} description`]: 'Do it.',
    [`${call} topic_id`]: topic,
    [`${call} category_id`]: category,
  })
  return {
    ...draft('/categories/tasks/save'),
    ...draft('/categories/tasks/save/{id}'),
    '/categories/tasks/{id} id': category,
    '/categories/tasks/{id} category_id': category,
    '/categories/tasks/{id} topic_id': topic,
    '/topics/tasks/{id} id': topic,
    '/categories/tasks/show/{id} id': shown,
    '/categories/tasks/save/{id} id': edited,
    '/categories/tasks/delete/{id} id': deleted,
    '/categories/tasks/remove ids': [also],
    '/categories/tasks/restore ids': [gone],
  }
}

/** Imports of the caller, each in the state that its call requires. */
async function importsFor(userId: number, one: One): Promise<Examples> {
  const storedImport = () =>
    one(
      "insert into sheet_imports (sheet, user_id, file_name, state, rows) values ('topics', $1, 'topics.xlsx', 'checked', 0) returning id",
      [userId],
    )
  return {
    '/imports state': 'running',
    '/imports/{id} id': await storedImport(),
    '/imports/{id}/apply id': await storedImport(),
    '/imports/{id}/changes id': await storedImport(),
    '/imports/{id}/changes kind': 'added',
    '/imports/{id}/marked id': await one(
      `insert into sheet_imports (sheet, user_id, file_name, state, rows, errors, marked)
       values ('topics', $1, 'topics.xlsx', 'failed', 1, '[{"row":2,"column":"name","reason":"required"}]',
         '{"headings":["id","name"],"rows":[{"row":2,"cells":["1",""]}]}') returning id`,
      [userId],
    ),
  }
}

/** The questions to which statements belong. */
async function questionsFor(one: One): Promise<Examples> {
  const team = await one(
    'select id from statement_questions where removed = 0 order by id desc offset 3 limit 1',
  )
  const career = await one(
    'select min(id) as id from career_statement_questions where language_id = 1',
  )
  const wall = await one('select min(id) as id from walls')
  const callsWithId = (calls: readonly string[], name: string, id: number) =>
    Object.fromEntries(calls.map((call) => [`${call} ${name}`, id]))
  return {
    ...callsWithId(
      [
        '/statements/add/statement',
        '/statements/edit/statement/{id}',
        '/statements',
        '/statements/export',
        '/statements/export/selected',
      ],
      'question_id',
      team,
    ),
    ...callsWithId(
      [
        '/career/statements/add/statement',
        '/career/statements/edit/statement/{id}',
        '/career/statements',
        '/career/statements/export',
        '/career/statements/export/selected',
      ],
      'question_id',
      career,
    ),
    ...callsWithId(
      [
        '/words/add_word',
        '/words/update/{id}',
        '/words/update_many',
        '/words',
        '/words/export',
        '/words/export/selected',
      ],
      'wall_id',
      wall,
    ),
  }
}

/** The call that changes own statements also changes the catalogue, for callers who edit it. */
async function catalogueFor(one: One): Promise<Examples> {
  const where = '/attributes/edit/attribute/{attribute_id}'
  const id = await one(
    `with shared as (
       insert into attribute_groups (key, pattern, type, age_group_id) values (gen_random_uuid()::text, 'sequence', 'Avoid', 3) returning key)
     insert into attribute_versions (title, language_id, group_key) select 'Row ' || key, 1, key from shared returning id`,
  )
  return {
    [`${where} attribute_id`]: id,
    [`${where} title`]: `New ${id}`,
    [`${where} pattern`]: 'sequence',
    [`${where} type`]: 'Avoid',
    [`${where} age_group_id`]: 3,
  }
}
