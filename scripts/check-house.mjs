// The rules of the house that no compiler sees: who may import whom, what a file may be called, where the outside world comes in.
// Plain JavaScript for any Node from 18, imports nothing that is installed. CONTRIBUTING.md says why each rule is there.
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** What a part of the house may import besides itself. */
const floors = {
  'packages/domain': [],
  'packages/content': ['packages/domain'],
  'packages/contract': ['packages/domain'],
  'packages/ui': ['packages/domain'],
  'apps/server': ['packages/domain', 'packages/contract', 'packages/content'],
  'apps/web': ['packages/domain', 'packages/contract', 'packages/content', 'packages/ui'],
  e2e: ['packages'],
  bench: ['packages', 'apps/server/base'],
  scripts: ['packages', 'apps/server/base', 'apps/server/http.ts'],
}
const serverAreaFiles = ['tables.ts', 'queries.ts', 'commands.ts', 'access.ts', 'handlers.ts', 'mails.ts', 'jobs.ts', 'sheet.ts']
/** What another server area may import, by the importing file. */
const lent = {
  'tables.ts': ['queries.ts', 'commands.ts', 'tables.ts'],
  'queries.ts': ['queries.ts', 'commands.ts', 'tables.ts'],
  'access.ts': ['queries.ts', 'commands.ts', 'access.ts'],
}
const wiring = ['http.ts', 'main.ts', 'work.ts', 'first-content.ts', 'retention.ts', 'demo-world.ts', 'main.tsx', 'routes'] // the only places that know all areas: known by nobody
const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
const emptyName = /^((.*-)?(manager|helpers?|utils?)|misc|common|data)$/
const impure =
  /\bDate\.now\(|\bnew Date\b(\(\s*\)|(?!\s*\())|\bMath\.random\(|\bprocess\.|\bfetch\(|\bperformance\.now\(|\bcrypto\.(getR|r)andom/
const readsEnvironment = /\bprocess\s*(\?\.|\.)\s*env\b|\bprocess\s*\[|\benv\b[^{}]*\}\s*(:[^=]*)?=\s*process\b/
const usesProcess = /(?<![.\w-])process\b(?!\s*[:-])|\bglobalThis\.process\b/
const importing =
  /^\s*(?:import|export)\b[\w*\s{},$]*?\bfrom\s*(['"])([^'"\n]+)\1|^\s*import\s*(['"])([^'"\n]+)\3|\bimport\s*\(\s*(['"`])([^'"`\n]+)\5/gm
const extension = /\.(ts|tsx|mjs|js|json|css|svg|png|jpg|webp|woff2|wasm|html|sql|md|txt)(\?.*)?$/
const generated = /\.gen\.ts$/

const within = (file, place) => file === place || file.startsWith(`${place}/`)
const isTest = (file) => /\.test\.(tsx?|mjs)$/.test(file)
const isCode = (file) => /\.(tsx?|mjs|js)$/.test(file)
const partOf = (file) => /^(?:packages|apps)\/[^/]+|^[^/]+/.exec(file)[0]
const quoted = /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*")/
const withoutComments = (text) =>
  text.replace(
    new RegExp(`${quoted.source}|(\`(?:\\\\.|[^\`\\\\])*\`)|//.*|/\\*[^]*?\\*/`, 'g'),
    (_, string, template) => string ?? template ?? '',
  )

/** The path an import leads to, from the root of the house; undefined for what npm and Node provide. */
function targetOf(file, specifier) {
  if (/^\.\.?(\/|$)/.test(specifier)) return path.posix.join(path.posix.dirname(file), specifier)
  const [, name, rest = '/index.ts'] = /^@quartet\/([^/]+)(\/.*)?$/.exec(specifier) ?? []
  return name && `${['server', 'web'].includes(name) ? 'apps' : 'packages'}/${name}${rest}`
}

/** Every file that the rules are about. The test of this script is left out: it quotes what is forbidden. */
function filesOf(root) {
  const walk = (file) => {
    const full = path.join(root, file)
    if (!existsSync(full)) return []
    if (!statSync(full).isDirectory()) return generated.test(file) || file === 'scripts/check-house.test.mjs' ? [] : [file]
    return readdirSync(full).flatMap((name) => (['node_modules', 'dist', 'migrations'].includes(name) ? [] : walk(`${file}/${name}`)))
  }
  const tsconfigs = readdirSync(root).filter((name) => /^tsconfig.*\.json$/.test(name))
  return ['packages', 'apps', 'e2e', 'bench', 'scripts', 'docs', 'README.md', 'CONTRIBUTING.md', ...tsconfigs].flatMap(walk)
}

function read(root, name) {
  const text = /\.(tsx?|mjs|js|json|css|md|html|svg|txt|ya?ml)$/.test(name) ? readFileSync(path.join(root, name), 'utf8') : ''
  const code = isCode(name) ? withoutComments(text) : ''
  const specifiers = [...code.matchAll(importing)].map((found) => found[2] ?? found[4] ?? found[6])
  return { name, text, code, imports: specifiers.map((specifier) => ({ specifier, target: targetOf(name, specifier) })) }
}

/** Floors, and imports that say which file they mean. */
function floorsAndExtensions({ name, imports }) {
  const part = partOf(name)
  const outside = /^(packages|apps)\//.test(name) && !floors[part] ? [`${part} has no floor: add it to scripts/check-house.mjs`] : []
  return imports.reduce((found, { specifier, target }) => {
    const may = target ? [part, ...(floors[part] ?? [])].some((place) => within(target, place)) : part !== 'packages/domain' || isTest(name)
    if (!may) found.push(`${part} may not import '${specifier}'`)
    if (target && specifier !== '@quartet/contract' && !extension.test(specifier)) found.push(`'${specifier}' lacks its file extension`)
    if (/^[#~]|^@\//.test(specifier)) found.push(`'${specifier}' is a path alias`)
    return found
  }, outside)
}

/** Inside an app, areas stand on base and borrow little from each other. */
function mayImport(from, to) {
  const [, app, floor, area, leaf] = from.split('/')
  const [, , toFloor, toArea, toLeaf] = to.split('/')
  if (app === 'server' && isTest(from)) return true
  if (app === 'server' && within(from, 'apps/server/base/testing'))
    return toFloor !== 'areas' || ['tables.ts', 'queries.ts', 'commands.ts'].includes(toLeaf)
  if (floor === 'base') return toFloor !== 'areas' && !wiring.includes(toFloor)
  if (floor !== 'areas') return true
  if (toFloor !== 'areas') return !wiring.includes(toFloor)
  return toArea === area || (app === 'server' && (lent[leaf] ?? ['queries.ts', 'commands.ts']).includes(toLeaf))
}
const insideAnApp = ({ name, imports }) =>
  imports
    .filter(({ target }) => within(name, 'apps') && target && partOf(target) === partOf(name) && !mayImport(name, target))
    .map(({ specifier }) => `may not import '${specifier}' of its own app`)

/** No circle between server areas. */
function circles(files) {
  const areaOf = (file) => /^apps\/server\/areas\/([^/]+)\//.exec(file)?.[1]
  const edges = new Map()
  for (const { name, imports } of files)
    for (const { target } of imports) {
      const [from, to] = [areaOf(name), areaOf(target ?? '')]
      if (from && to && from !== to && !isTest(name)) edges.set(from, (edges.get(from) ?? new Map()).set(to, `${name} → ${target}`))
    }
  const wayBack = (from, to) => {
    const ways = [[from]]
    const seen = new Set([from])
    for (const way of ways) {
      if (way.at(-1) === to) return way
      for (const next of edges.get(way.at(-1))?.keys() ?? []) if (!seen.has(next)) ways.push([...way, next]) && seen.add(next)
    }
  }
  const found = new Map()
  for (const [from, next] of edges)
    for (const [to, how] of next) {
      const way = wayBack(to, from)
      if (way && !found.has([...way].sort().join()))
        found.set([...way].sort().join(), `areas in a circle: ${[from, ...way].join(' → ')} (${how})`)
    }
  return [...found.values()]
}

/** What files are called, barrels, path aliases. */
function names({ name, text }) {
  const [top, app, floor, area, ...rest] = name.split('/')
  if (/(^|\/)tsconfig[^/]*\.json$/.test(name) && /"paths"\s*:/.test(withoutComments(text))) return ['path aliases ("paths")']
  if (top !== 'packages' && top !== 'apps') return []
  const found = []
  const leaf = path.posix.basename(name)
  const segments = name.split('/').slice(1)
  for (const segment of segments) if (emptyName.test(segment.split('.')[0])) found.push(`'${segment}' says nothing about what is inside`)
  if (within(name, 'apps/web/routes')) return found
  for (const segment of segments) if (!kebab.test(segment) && segment !== 'README.md') found.push(`'${segment}' is not kebab-case`)
  if (/^index\.[tj]sx?$/.test(leaf) && name !== 'packages/contract/index.ts') found.push('a barrel: import the file itself')
  if (top === 'apps' && floor === 'areas') {
    const listed = rest.length === 1 && (serverAreaFiles.includes(leaf) || leaf.endsWith('.test.ts'))
    if (app === 'server' && !listed) found.push(`a server area holds only ${serverAreaFiles.join(' ')} *.test.ts`)
    const component =
      rest.length > 0 && /\.(tsx?|module\.css)$/.test(leaf) && !/^(?!use-).*-(screen|form)(\.test)?\.ts$|^use-[^.]*\.tsx$/.test(leaf)
    if (app === 'web' && !component)
      found.push(`a web area holds <thing>-screen.tsx, <thing>-form.tsx, use-<what>.ts and components: not ${area}/${rest.join('/')}`)
  }
  return found
}

/** The clock, the environment, the database, and what lies outside the repository. */
function outsideWorld({ name, text, code, imports }) {
  const found = []
  const bare = code.replace(new RegExp(quoted, 'g'), "''")
  const product = /^(packages|apps)\//.test(name)
  if (within(name, 'packages/domain') && impure.test(bare))
    found.push(`domain takes time and chance as arguments: not ${impure.exec(bare)[0]}`)
  const environment = readsEnvironment.test(bare) || imports.some(({ specifier }) => /^(node:)?process$/.test(specifier))
  if (product && environment && name !== 'apps/server/env.ts' && !within(name, 'apps/server/base/testing'))
    found.push('only apps/server/env.ts reads the environment')
  if (/^(apps\/web|packages\/ui)\/(?!vite\.config\.ts$)/.test(name) && usesProcess.test(bare))
    found.push('there is no process in a browser')
  for (const { specifier } of product ? imports : []) {
    const database = /^(drizzle-orm|pg)(\/|$)/.exec(specifier)?.[1]
    const may = within(name, 'apps/server/base') || isTest(name) || /^apps\/server\/areas\/[^/]+\/(queries|commands|jobs)\.ts$/.test(name)
    const describes = database === 'drizzle-orm' && /^apps\/server\/areas\/[^/]+\/(tables|access)\.ts$/.test(name)
    if (database && !may && !describes) found.push(`may not touch the database ('${specifier}')`)
  }
  const hidden = !within(name, 'scripts') && !within(name, 'bench') && /\.\.\/shared|shared\/(contract|design)/.exec(text)?.[0]
  return hidden ? [...found, `names a place outside the repository: ${hidden}`] : found
}

/** Everything in the house at `root` that breaks a rule, one sentence each. */
export function violations(root) {
  const files = filesOf(root).map((name) => read(root, name))
  const rules = [floorsAndExtensions, insideAnApp, names, outsideWorld]
  return [
    ...new Set([...files.flatMap((file) => rules.flatMap((rule) => rule(file).map((what) => `${file.name}: ${what}`))), ...circles(files)]),
  ].sort()
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
  const found = violations(root)
  console.log(found.length ? found.join('\n') : `house: ${filesOf(root).length} files, no violation`)
  process.exit(found.length ? 1 : 0)
}
