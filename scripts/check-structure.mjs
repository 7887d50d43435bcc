// Structural rules that no compiler checks: who may import whom, file names, access to the
// environment and the database, and replaced words. Plain JavaScript for any Node from 20, without
// installed dependencies. CONTRIBUTING.md explains the rules.
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The workspaces that each workspace may import besides itself. */
const workspaceImports = {
  'packages/domain': [],
  'packages/content': ['packages/domain'],
  'packages/contract': ['packages/domain'],
  'packages/ui': ['packages/domain'],
  'apps/server': ['packages/domain', 'packages/contract', 'packages/content'],
  'apps/web': ['packages/domain', 'packages/contract', 'packages/content', 'packages/ui'],
  e2e: ['packages', 'apps/server'],
  bench: ['packages', 'apps/server'],
  lab: ['packages'],
  scripts: ['packages', 'apps/server'],
}

/** The folders of an app below its areas: areas may import them, but they never import an area. */
const foundations = {
  server:
    'http db embedded lists sheets mail queue processes files media documents security monitoring backup data-export'.split(
      ' ',
    ),
  web: 'data i18n shell components lists speech share documents'.split(' '),
}

/**
 * The allowed names for files of a server area, optionally with a topic in front
 * (`form-queries.ts`).
 */
const areaFiles =
  'tables queries commands access handlers mails jobs sheet client interface-texts'.split(' ')

/** What a file of a server area may import from another area, by the kind of the importing file. */
const crossAreaImports = {
  handlers: ['queries', 'commands', 'handlers', 'client', 'interface-texts'],
  commands: ['queries', 'commands', 'client'],
  jobs: ['queries', 'commands', 'client'],
  mails: ['queries', 'commands'],
  sheet: ['queries', 'commands', 'interface-texts'],
  queries: ['queries', 'commands', 'tables', 'interface-texts'],
  tables: ['queries', 'commands', 'tables'],
  access: ['queries', 'commands', 'access'],
  client: [],
  'interface-texts': [],
}
/**
 * Only handlers know HTTP; all other files of an area must also work in jobs, the command line and
 * tests.
 */
const mayUseHttp = ['handlers']
const mayUseDatabase = ['queries', 'commands', 'jobs', 'interface-texts']
const mayDescribeTables = ['tables', 'access']

const kebabCase = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
const emptyName = /^((.*-)?(manager|helpers?|utils?)|misc|common|base|house)$/
/** Private words that were replaced by common ones (CONTRIBUTING, Glossary). */
const replacedWords =
  /\b(?:told|shelf|patience|wanted|refusal|callerOf|personOf|writerOf|acrossInstitutions|Ground|(?:Told|Asked)[A-Z]\w*)\b/
const impure =
  /\bDate\.now\(|\bnew Date\b(\(\s*\)|(?!\s*\())|\bMath\.random\(|\bprocess\.|\bfetch\(|\bperformance\.now\(|\bcrypto\.(getR|r)andom/
const readsEnvironment =
  /\bprocess\s*(\?\.|\.)\s*env\b|\bprocess\s*\[|\benv\b[^{}]*\}\s*(:[^=]*)?=\s*process\b/
const usesProcess = /(?<![.\w-])process\b(?!\s*[:-])|\bglobalThis\.process\b/
const importStatement =
  /^\s*(?:import|export)\b(?<type>\s+type\b)?[\w*\s{},$]*?\bfrom\s*(?<q1>['"])(?<from>[^'"\n]+)\k<q1>|^\s*import\s*(?<q2>['"])(?<bare>[^'"\n]+)\k<q2>|\bimport\s*\(\s*(?<q3>['"`])(?<dynamic>[^'"`\n]+)\k<q3>/gm
const fileExtension =
  /\.(ts|tsx|mjs|js|json|css|csv|svg|png|jpg|webp|woff2|wasm|html|sql|md|txt)(\?.*)?$/
const quoted = /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*")/

const isIn = (file, folder) => file === folder || file.startsWith(`${folder}/`)
const testFolders = ['apps/server/tests', 'apps/server/testing', 'apps/web/testing']
const isTest = (file) =>
  /\.test\.(tsx?|mjs)$/.test(file) || testFolders.some((folder) => isIn(file, folder))
const workspaceOf = (file) => /^(?:packages|apps)\/[^/]+|^[^/]+/.exec(file)[0]
/** Returns `queries` for `areas/inventory/form-queries.ts`. */
const kindOf = (leaf) =>
  areaFiles.find((kind) => leaf === `${kind}.ts` || leaf.endsWith(`-${kind}.ts`))
const withoutComments = (text) =>
  text.replace(
    new RegExp(`${quoted.source}|(\`(?:\\\\.|[^\`\\\\])*\`)|//.*|/\\*[^]*?\\*/`, 'g'),
    (_, string, template) => string ?? template ?? '',
  )

/**
 * The path of an import from the root of the repository; undefined for npm packages and Node
 * modules.
 */
function resolve(file, specifier) {
  if (/^\.\.?(\/|$)/.test(specifier)) return path.posix.join(path.posix.dirname(file), specifier)
  const [, name, rest = '/index.ts'] = /^@quartet\/([^/]+)(\/.*)?$/.exec(specifier) ?? []
  return name && `${['server', 'web'].includes(name) ? 'apps' : 'packages'}/${name}${rest}`
}

/** All files that the rules apply to, except the test of this script, which quotes violations. */
function listFiles(root) {
  const skipped = ['node_modules', 'dist', 'migrations']
  const walk = (file) => {
    const full = path.join(root, file)
    if (!existsSync(full)) return []
    if (statSync(full).isDirectory())
      return readdirSync(full).flatMap((name) =>
        skipped.includes(name) ? [] : walk(`${file}/${name}`),
      )
    return /\.gen\.ts$/.test(file) || file === 'scripts/check-structure.test.mjs' ? [] : [file]
  }
  const tsconfigs = readdirSync(root).filter((name) => /^tsconfig.*\.json$/.test(name))
  return [
    'packages',
    'apps',
    'e2e',
    'bench',
    'lab',
    'scripts',
    'docs',
    'README.md',
    'CONTRIBUTING.md',
    ...tsconfigs,
  ].flatMap(walk)
}

function readSource(root, name) {
  const text = /\.(tsx?|mjs|js|json|css|md|html|svg|txt|ya?ml)$/.test(name)
    ? readFileSync(path.join(root, name), 'utf8')
    : ''
  const code = /\.(tsx?|mjs|js)$/.test(name) ? withoutComments(text) : ''
  const imports = [...code.matchAll(importStatement)].map(
    ({ groups: { type, from, bare, dynamic } }) => {
      const specifier = from ?? bare ?? dynamic
      return { specifier, target: resolve(name, specifier), isType: type !== undefined }
    },
  )
  return { name, text, code, imports }
}

/** Checks imports between workspaces, file extensions and path aliases. */
function checkWorkspaces({ name, imports }) {
  const workspace = workspaceOf(name)
  const violations =
    /^(packages|apps)\//.test(name) && !workspaceImports[workspace]
      ? [`${workspace} is not listed in check-structure.mjs`]
      : []
  for (const { specifier, target } of imports) {
    const allowed = [workspace, ...(workspaceImports[workspace] ?? [])]
    const isAllowed = target
      ? allowed.some((place) => isIn(target, place))
      : workspace !== 'packages/domain' || isTest(name)
    if (!isAllowed) violations.push(`${workspace} may not import '${specifier}'`)
    if (target && specifier !== '@quartet/contract' && !fileExtension.test(specifier))
      violations.push(`'${specifier}' lacks its file extension`)
    if (/^[#~]|^@\//.test(specifier)) violations.push(`'${specifier}' is a path alias`)
  }
  return violations
}

/** Files at the top of an app that its areas use. */
const sharedFiles = ['services.ts', 'result.ts', 'api-error.ts', 'html.ts']

/**
 * The layers inside an app: foundations, then areas, then the files that assemble the app. Imports
 * between areas are limited.
 */
function mayImport(from, to, isType) {
  const [, app, folder, area, leaf] = from.split('/')
  const [, , toFolder, toArea, toLeaf] = to.split('/')
  if (isTest(from) && (app === 'server' || isIn(to, 'apps/web/testing'))) return true
  if (testFolders.some((testFolder) => isIn(to, testFolder))) return false
  if (foundations[app]?.includes(folder))
    return foundations[app].includes(toFolder) || [...sharedFiles, 'env.ts'].includes(toFolder)
  if (folder !== 'areas') return true
  if (toFolder !== 'areas') {
    if (app === 'server' && toFolder === 'http') return mayUseHttp.includes(kindOf(leaf))
    return foundations[app].includes(toFolder) || sharedFiles.includes(toFolder)
  }
  return (
    toArea === area ||
    (app === 'server' && (isType || crossAreaImports[kindOf(leaf)]?.includes(kindOf(toLeaf))))
  )
}

const checkImportsInsideApp = ({ name, imports }) =>
  imports
    .filter(
      ({ target }) => isIn(name, 'apps') && target && workspaceOf(target) === workspaceOf(name),
    )
    .filter(({ target, isType }) => !mayImport(name, target, isType))
    .map(({ specifier }) => `may not import '${specifier}' of its own app`)

/**
 * Checks that no file of an app imports itself in a circle. Type imports are erased and do not
 * count.
 */
function checkCircles(files) {
  const graph = new Map(
    files
      .filter(({ name }) => isIn(name, 'apps') && !isTest(name))
      .map(({ name, imports }) => [
        name,
        imports.flatMap(({ target, isType }) => (target && !isType ? [target] : [])),
      ]),
  )
  const done = new Set()
  const violations = []
  const visit = (file, trail) => {
    if (trail.includes(file))
      violations.push(
        `files in a circle: ${[...trail.slice(trail.indexOf(file)), file].join(' → ')}`,
      )
    if (done.has(file) || trail.includes(file)) return
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file])
    done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  return violations
}

/** Checks file names, barrels and path aliases. */
function checkFileNames({ name, text }) {
  const [top, app, folder, area, ...rest] = name.split('/')
  if (/(^|\/)tsconfig[^/]*\.json$/.test(name) && /"paths"\s*:/.test(withoutComments(text)))
    return ['path aliases ("paths")']
  if (top !== 'packages' && top !== 'apps') return []
  const leaf = path.posix.basename(name)
  const segments = name.split('/').slice(1)
  const violations = segments
    .filter((part) => emptyName.test(part.split('.')[0]))
    .map((part) => `'${part}' says nothing about its content`)
  if (isIn(name, 'apps/web/routes')) return violations
  violations.push(
    ...segments
      .filter((part) => !kebabCase.test(part) && part !== 'README.md')
      .map((part) => `'${part}' is not kebab-case`),
  )
  if (/^index\.[tj]sx?$/.test(leaf) && name !== 'packages/contract/index.ts')
    violations.push('a barrel: import the file itself')
  if (top !== 'apps' || folder !== 'areas') return violations
  const isServerFile = rest.length === 1 && (kindOf(leaf) || leaf.endsWith('.test.ts'))
  if (app === 'server' && !isServerFile)
    violations.push(`a server area holds only ${areaFiles.join(', ')} and tests`)
  const isWebFile =
    rest.length > 0 &&
    /\.(tsx?|module\.css)$/.test(leaf) &&
    !/^(?!use-).*-(screen|form)(\.test)?\.ts$|^use-[^.]*\.tsx$/.test(leaf)
  if (app === 'web' && !isWebFile)
    violations.push(
      `a web area holds <thing>-screen.tsx, <thing>-form.tsx, use-<what>.ts and components: not ${area}/${rest.join('/')}`,
    )
  return violations
}

/** Checks access to the clock, the environment, the database and places outside the repository. */
function checkOutsideWorld({ name, text, code, imports }) {
  const violations = []
  const bare = code.replace(new RegExp(quoted, 'g'), "''")
  const isProduct = /^(packages|apps)\//.test(name)
  if (isIn(name, 'packages/domain') && impure.test(bare))
    violations.push(`domain takes time and chance as arguments: not ${impure.exec(bare)[0]}`)
  const usesEnvironment =
    readsEnvironment.test(bare) ||
    imports.some(({ specifier }) => /^(node:)?process$/.test(specifier))
  if (
    isProduct &&
    usesEnvironment &&
    name !== 'apps/server/env.ts' &&
    !isIn(name, 'apps/server/testing')
  )
    violations.push('only apps/server/env.ts reads the environment')
  if (/^(apps\/web|packages\/ui)\/(?!vite\.config\.ts$)/.test(name) && usesProcess.test(bare))
    violations.push('there is no process in a browser')
  for (const { specifier } of isProduct ? imports : []) {
    const database = /^(drizzle-orm|pg)(\/|$)/.exec(specifier)?.[1]
    if (database && !mayTouchDatabase(name, database))
      violations.push(`may not touch the database ('${specifier}')`)
  }
  const outside =
    !isIn(name, 'scripts') &&
    !isIn(name, 'bench') &&
    /\.\.\/shared|shared\/(contract|design)/.exec(text)?.[0]
  return outside ? [...violations, `names a place outside the repository: ${outside}`] : violations
}

function mayTouchDatabase(name, database) {
  const [, , folder, , leaf = ''] = name.split('/')
  if (isTest(name) || foundations.server.includes(folder)) return true
  const kind = folder === 'areas' ? kindOf(leaf) : undefined
  return (
    mayUseDatabase.includes(kind) ||
    (database === 'drizzle-orm' && mayDescribeTables.includes(kind))
  )
}

/** Checks identifiers only; quoted words may be texts, columns or wire fields. */
function checkWords({ name, code }) {
  if (
    !/^(packages|apps|bench)\//.test(name) ||
    isIn(name, 'packages/content') ||
    !/\.tsx?$/.test(name)
  )
    return []
  const identifiers = code
    .replace(new RegExp(quoted, 'g'), "''")
    .replace(/`(?:\\.|[^`\\])*`|\/(?:\\.|[^/\n\\])+\//g, '')
  const word = replacedWords.exec(identifiers)?.[0]
  return word ? [`'${word}' is not a word of the field: see the glossary of CONTRIBUTING.md`] : []
}

/** Returns one message for each violation in the repository at `root`. */
export function findViolations(root) {
  const files = listFiles(root).map((name) => readSource(root, name))
  const checks = [
    checkWorkspaces,
    checkImportsInsideApp,
    checkFileNames,
    checkOutsideWorld,
    checkWords,
  ]
  const single = files.flatMap((file) =>
    checks.flatMap((check) => check(file).map((violation) => `${file.name}: ${violation}`)),
  )
  return [...new Set([...single, ...checkCircles(files)])].sort()
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
  const violations = findViolations(root)
  console.log(
    violations.length
      ? violations.join('\n')
      : `structure: ${listFiles(root).length} files, no violation`,
  )
  process.exit(violations.length ? 1 : 0)
}
