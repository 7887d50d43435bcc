// An area of content that is only list and form stays small: from contract to screen it has fewer than 120 lines of its own for each list that it keeps.
// Counted is every line of its files that says something: not blank lines, comments, and imports, which only name what others made. What the first
// content of a list is and how it is loaded (commands.ts) belongs to the content, not to the list.
// Plain JavaScript for any Node from 18, imports nothing that is installed.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const under = 120
const contract = (name) => `packages/contract/areas/${name}.ts`
const server = (area, names = ['tables', 'queries', 'handlers', 'sheet']) => names.map((name) => `apps/server/areas/${area}/${name}.ts`)
const web = (area, ...names) => names.map((name) => `apps/web/areas/${area}/${name}`)
const routes = (...names) => names.map((name) => `apps/web/routes/_signed-in/${name}.tsx`)

/**
 * The lists that are only list and form, by the files that they stand in, those of the same shape in one area together. `besides`: what stands in
 * the same files and is no part of them, by name; each of them has to be there.
 *
 * Not among them, since they have rules or pages of their own: cms (editor, preview, drafts), localization and languages (gates, completeness),
 * forms and their questions (versions, activation, figures), people and institutions (scope and roles), and the task templates of a category, which
 * are shown on two pages with an answer each. The statements of the profile share table, policies and the call that changes them with the own
 * statements of people.
 */
const areas = [
  {
    name: 'team statements and their questions',
    lists: 2,
    files: [
      contract('statements'),
      ...server('statements'),
      ...web('statements', 'team-statements-screen.tsx', 'statement-questions-screen.tsx'),
      ...routes('team-statements', 'statements-questions'),
    ],
  },
  {
    name: 'career statements and their questions',
    lists: 2,
    files: [
      contract('career-catalogue'),
      ...server('career'),
      ...web('career', 'career-statements-screen.tsx', 'career-statement-questions-screen.tsx'),
      ...routes('career-statements', 'career-statements-questions'),
    ],
    // the Personal Work Profile: what people read and tick
    besides: [
      ...['career', 'contentOf', 'readWorker', 'selectedCareerStatements', 'Placed', 'Own', 'findWorker', 'Worker', 'questionsIn'],
      ...['statementsIn', 'findCareer', 'placedUnder', 'byPlace', 'keysOf'],
    ],
  },
  {
    name: 'words and walls',
    lists: 2,
    files: [contract('words'), ...server('words'), ...web('words', 'words-screen.tsx', 'words.ts'), ...routes('words')],
    besides: ['ReadWall', 'languagesWithWall', 'hasWall', 'findWall'], // what texts are decoded with
  },
  {
    name: 'strategies and career strategies',
    lists: 2,
    files: [
      contract('strategies'),
      ...server('strategies'),
      ...web('strategies', 'strategies-screen.tsx', 'strategies.ts'),
      ...routes('strategies', 'Strategy.$id.{-$version_id}', 'career-strategies', 'career-strategies_.$id.{-$version_id}'),
    ],
    besides: ['Wanted', 'strategiesFor', 'fittingOf'], // what is chosen in tasks
  },
  {
    name: 'topics',
    lists: 1,
    files: [
      contract('topics'),
      ...server('topics'),
      ...web('topics', 'topics-screen.tsx', 'topic-screen.tsx', 'topics.ts'),
      ...routes('topics', 'topic.$id.{-$version_id}'),
    ],
    besides: ['topicsIn', 'listTopics', 'hasTopic', 'topicVersions', 'findTopic'], // what tasks are about
  },
  {
    name: 'task categories',
    lists: 1,
    files: [
      contract('categories'),
      ...server('categories', ['tables', 'queries', 'handlers']),
      ...web('categories', 'categories-screen.tsx', 'categories.ts'),
      ...routes('task-categories', 'task-categories_.$id.{-$version_id}'),
    ],
    // the templates, and what people are given of them
    besides: [
      ...[
        'Template',
        'TemplateDraft',
        'TemplateQuery',
        'ToldTemplate',
        'AskedTemplate',
        'askedTemplates',
        'template',
        'categoryTasks',
        'templateRows',
      ],
      ...['living', 'told', 'listTemplates', 'copiedTemplates', 'findTemplate', 'everyTopic', 'placeOf'],
    ],
  },
]

const begins = /^(?:export )?(?:async )?(?:const|function|type) (\w+)/

/** The lines of a file that say something, each with the name of what it is a line of. */
function linesOf(text) {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^import\b[\s\S]*?from\s*'[^']*'$/gm, '')
  let of = ''
  return code.split('\n').flatMap((line) => {
    of = begins.exec(line)?.[1] ?? of
    return line.trim() === '' || line.trim().startsWith('//') ? [] : [of]
  })
}

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const read = (file) => readFileSync(path.join(root, file), 'utf8')

function count({ name, lists, files, besides = [] }) {
  const all = files.flatMap((file) => linesOf(read(file)))
  const gone = besides.filter((one) => !all.includes(one))
  const lines = all.filter((of) => !besides.includes(of)).length
  return { name, lists, lines, each: Math.ceil(lines / lists), gone }
}

const counted = areas.map(count)
for (const { name, lists, lines, each, gone } of counted) {
  console.log(`${name}: ${lines} lines, ${lists} ${lists === 1 ? 'list' : 'lists'}, ${each} each of under ${under}`)
  if (gone.length > 0) console.log(`  not there any more: ${gone.join(', ')}`)
}
if (counted.some(({ each, gone }) => each >= under || gone.length > 0)) process.exit(1)
