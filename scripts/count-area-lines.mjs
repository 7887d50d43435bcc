// An area of content that is only list and form stays small: from contract to screen it has at most 120 lines of its own for each list that it keeps.
// Counted is every line of its files that says something: not blank lines, comments, and imports, which only name what others made.
// Plain JavaScript for any Node from 18, imports nothing that is installed.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const most = 120
const server = (area, names = ['tables', 'queries', 'handlers', 'sheet']) => names.map((name) => `apps/server/areas/${area}/${name}.ts`)
const route = (name) => `apps/web/routes/_signed-in/${name}.tsx`

/** The areas that are only list and form, and how many lists each keeps. Others have pages, rules or readers of their own. */
const areas = [
  {
    name: 'statements',
    lists: 2,
    files: ['packages/contract/areas/statements.ts', ...server('statements'), route('team-statements'), route('statements-questions')],
    folder: 'apps/web/areas/statements',
  },
  {
    name: 'words',
    lists: 2,
    files: ['packages/contract/areas/words.ts', ...server('words'), route('words')],
    folder: 'apps/web/areas/words',
  },
]

/** Lines of a file that are its own. */
function ownLines(text) {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*import\b[\s\S]*?from\s*'[^']*'$/gm, '')
  return code.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length
}

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const read = (file) => readFileSync(path.join(root, file), 'utf8')

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const counted = areas.map(({ name, lists, files, folder }) => {
    const screens = readdirSync(path.join(root, folder)).map((file) => `${folder}/${file}`)
    const lines = [...files, ...screens].reduce((sum, file) => sum + ownLines(read(file)), 0)
    return { name, lists, lines, each: Math.round(lines / lists) }
  })
  for (const { name, lists, lines, each } of counted)
    console.log(`${name}: ${lines} lines, ${lists} lists, ${each} each of at most ${most}`)
  if (counted.some(({ each }) => each > most)) process.exit(1)
}
