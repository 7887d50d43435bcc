// Each rule is tested with a valid tree in which one thing is changed to violate it.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { findViolations } from './check-structure.mjs'

/** A small repository that follows every rule and uses every exception. */
const clean = {
  'README.md': '# Quartet',
  'tsconfig.base.json': '{ "compilerOptions": { "strict": true } }',
  'packages/domain/bands.ts':
    "// no Date.now() here, told by the process.\nexport const text = 'new Date() and process.env'\nexport const year = (at) => new Date(at)",
  'packages/domain/bands.test.ts': "import fc from 'fast-check'\nimport { year } from './bands.ts'",
  'packages/contract/index.ts': "export { words } from './areas/words.ts'",
  'packages/contract/areas/words.ts':
    "import { z } from 'zod'\nimport type { Band } from '@quartet/domain/bands.ts'",
  'packages/content/data/words/en.csv': 'id,text',
  'packages/content/texts/en.ts': "import type { Band } from '@quartet/domain/bands.ts'",
  'packages/ui/score-pill.tsx':
    "import { Pill } from '@mantine/core'\nimport { year } from '@quartet/domain/bands.ts'\nimport css from './score-pill.module.css'",
  'packages/ui/score-pill.module.css': '.pill {}',
  'apps/server/main.ts':
    "import { env } from './env.ts'\nimport { app } from './app.ts'\nprocess.on('SIGTERM', () => {})",
  'apps/server/env.ts': 'export const env = process.env',
  'apps/server/services.ts': "import type { Db } from './db/db.ts'",
  'apps/server/app.ts':
    "import { contract } from '@quartet/contract'\nimport { words } from './areas/words/handlers.ts'",
  'apps/server/db/db.ts':
    "import pg from 'pg'\nimport { drizzle } from 'drizzle-orm/node-postgres'",
  'apps/server/http/context.ts': "import type { Services } from '../services.ts'",
  'apps/server/testing/world.ts':
    "import { app } from '../app.ts'\nimport { words } from '../areas/words/tables.ts'\nprocess.env.PORT",
  'apps/server/tests/http.test.ts': "import { app } from '../app.ts'\nimport pg from 'pg'",
  'apps/server/areas/users/tables.ts': "import { pgTable } from 'drizzle-orm/pg-core'",
  'apps/server/areas/users/queries.ts':
    "import { eq } from 'drizzle-orm'\nimport { db } from '../../db/db.ts'",
  'apps/server/areas/users/account-queries.ts': "import type { words } from '../words/commands.ts'",
  'apps/server/areas/users/access.ts': "import { eq } from 'drizzle-orm'",
  'apps/server/areas/words/tables.ts': "import { users } from '../users/tables.ts'",
  'apps/server/areas/words/queries.ts':
    "import {\n  users,\n} from '../users/tables.ts'\nimport { db } from '../../db/db.ts'",
  'apps/server/areas/words/access.ts': "import { own } from '../users/access.ts'",
  'apps/server/areas/words/handlers.ts':
    "import { find } from '../users/queries.ts'\nimport { list } from './queries.ts'\nimport { context } from '../../http/context.ts'",
  'apps/server/areas/words/words.test.ts':
    "import { sql } from 'drizzle-orm'\nimport { users } from '../users/tables.ts'\nimport { app } from '../../app.ts'",
  'apps/server/migrations/0000_First.sql': 'select 1',
  'apps/web/main.tsx': "import './shell/fonts.css'\nimport { tree } from './routes.gen.ts'",
  'apps/web/shell/fonts.css': '',
  'apps/web/i18n/language.ts': `export const load = (name) => import(\`../../../packages/content/texts/\${name}.ts\`)`,
  'apps/web/vite.config.ts': 'process.cwd()',
  'apps/web/routes/users.$userId.tsx':
    "import { WordsScreen } from '../areas/words/words-screen.tsx'",
  'apps/web/routes/index.tsx': '',
  'apps/web/routes.gen.ts': "import words from './routes/words'",
  'apps/web/areas/words/words-screen.tsx':
    "import { load } from '../../i18n/language.ts'\nimport { useWords } from './use-words.ts'",
  'apps/web/areas/words/use-words.ts': "import { contract } from '@quartet/contract'",
  'e2e/j12-taking-the-lci.e2e.ts':
    "import { year } from '@quartet/domain/bands.ts'\nimport { world } from '../apps/server/testing/world.ts'",
  'bench/lists.ts': "import { db } from '../apps/server/db/db.ts'",
  'scripts/start.mjs':
    "import { app } from '../apps/server/app.ts'\nimport { install } from './fresh.mjs'",
  'docs/method.md': 'the method',
}

const roots = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

/** The violations after changing or adding these files in the valid repository. */
function violationsWith(changed) {
  const root = mkdtempSync(path.join(tmpdir(), 'structure-'))
  roots.push(root)
  for (const [name, text] of Object.entries({ ...clean, ...changed })) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), text)
  }
  return findViolations(root)
}

test('a valid repository has no violations', () => {
  expect(violationsWith({})).toEqual([])
})

const broken = {
  'workspaces: who may import whom': [
    [
      'packages/domain/fit.ts',
      "import { words } from '@quartet/contract/areas/words.ts'",
      /domain may not import/,
    ],
    ['packages/domain/fit.ts', "import { z } from 'zod'", /domain may not import 'zod'/],
    [
      'packages/contract/areas/users.ts',
      "import { en } from '@quartet/content/texts/en.ts'",
      /contract may not import/,
    ],
    [
      'packages/content/texts/it.ts',
      "import type { words } from '@quartet/contract'",
      /content may not import/,
    ],
    [
      'packages/ui/card.tsx',
      "export { en } from '@quartet/content/texts/en.ts'",
      /ui may not import/,
    ],
    ['packages/ui/card.tsx', "import { en } from '../content/texts/en.ts'", /ui may not import/],
    ['packages/extra/thing.ts', '', /is not listed/],
    [
      'lab/decoder/decoded.ts',
      "import { words } from '../../apps/server/db/db.ts'",
      /lab may not import/,
    ],
    [
      'apps/server/http/html-page.ts',
      "import { Pill } from '@quartet/ui/score-pill.tsx'",
      /server may not import/,
    ],
    [
      'apps/web/data/client.ts',
      "import type { env } from '../../server/env.ts'",
      /web may not import/,
    ],
    ['apps/web/data/client.ts', "import '@quartet/server/env.ts'", /web may not import/],
    ['e2e/mail.ts', "import { load } from '../apps/web/i18n/language.ts'", /e2e may not import/],
    [
      'bench/rows.ts',
      "import { load } from '../apps/web/i18n/language.ts'",
      /bench may not import/,
    ],
    [
      'scripts/docs.mjs',
      "const words = await import('../apps/web/routes.gen.ts')",
      /scripts may not import/,
    ],
    [
      'apps/server/monitoring/log.ts',
      "import { root } from '../../../scripts/fresh.mjs'",
      /server may not import/,
    ],
  ],
  'inside an app: areas stand on the folders below them': [
    [
      'apps/server/monitoring/log.ts',
      "import { words } from '../areas/words/queries.ts'",
      /log.ts: may not import/,
    ],
    ['apps/server/monitoring/log.ts', "import { app } from '../app.ts'", /log.ts: may not import/],
    [
      'apps/server/db/pool.ts',
      "import { world } from '../testing/world.ts'",
      /pool.ts: may not import/,
    ],
    [
      'apps/web/shell/shell.tsx',
      "import { WordsScreen } from '../areas/words/words-screen.tsx'",
      /shell.tsx: may not import/,
    ],
    [
      'apps/web/shell/shell.tsx',
      "import { Route } from '../routes/index.tsx'",
      /shell.tsx: may not import/,
    ],
    [
      'apps/web/areas/users/users-screen.tsx',
      "import { useWords } from '../words/use-words.ts'",
      /users-screen.tsx: may not import/,
    ],
    [
      'apps/server/areas/teams/handlers.ts',
      "import { words } from '../words/tables.ts'",
      /handlers.ts: may not import/,
    ],
    [
      'apps/server/areas/teams/commands.ts',
      "import { words } from '../words/tables.ts'",
      /commands.ts: may not import/,
    ],
    [
      'apps/server/areas/teams/queries.ts',
      "import { own } from '../words/access.ts'",
      /queries.ts: may not import/,
    ],
    [
      'apps/server/areas/teams/handlers.ts',
      "import { app } from '../../app.ts'",
      /handlers.ts: may not import/,
    ],
    [
      'apps/server/areas/teams/handlers.ts',
      "import { world } from '../../testing/world.ts'",
      /handlers.ts: may not import/,
    ],
  ],
  'only handlers know HTTP': [
    [
      'apps/server/areas/words/commands.ts',
      "import { context } from '../../http/context.ts'",
      /commands.ts: may not import/,
    ],
    [
      'apps/server/areas/words/form-queries.ts',
      "import type { Context } from '../../http/context.ts'",
      /form-queries.ts: may not import/,
    ],
    [
      'apps/server/areas/words/jobs.ts',
      "import { context } from '../../http/context.ts'",
      /jobs.ts: may not import/,
    ],
  ],
  'no file imports itself in a circle': [
    [
      'apps/server/areas/users/tables.ts',
      "import { words } from '../words/tables.ts'",
      /files in a circle: .*tables.ts → .*tables.ts/,
    ],
    ['apps/server/db/db.ts', "import { db } from './db.ts'", /files in a circle/],
  ],
  'file names of a server area': [
    ['apps/server/areas/words/service.ts', '', /a server area holds only/],
    ['apps/server/areas/words/parts/queries.ts', '', /a server area holds only/],
    ['apps/server/areas/queries.ts', '', /a server area holds only/],
  ],
  'file names of the web and everywhere': [
    ['apps/web/areas/words/words-screen.ts', '', /a web area holds/],
    ['apps/web/areas/words/use-word.tsx', '', /a web area holds/],
    ['apps/web/areas/words/words.css', '', /a web area holds/],
    ['apps/web/areas/words/WordRow.tsx', '', /'WordRow.tsx' is not kebab-case/],
    ['packages/domain/fitTable.ts', '', /'fitTable.ts' is not kebab-case/],
    ['apps/server/Mail/smtp.ts', '', /'Mail' is not kebab-case/],
  ],
  'the clock, chance and the environment': [
    ['packages/domain/age.ts', 'export const now = Date.now()', /time and chance/],
    ['packages/domain/age.ts', 'export const now = new Date()', /time and chance/],
    ['packages/domain/age.ts', 'export const dice = Math.random()', /time and chance/],
    ['packages/domain/age.ts', 'export const here = process.cwd()', /time and chance/],
    ['packages/domain/age.ts', "export const page = fetch('/')", /time and chance/],
    [
      'apps/server/mail/mailer.ts',
      'export const url = process.env.SMTP_URL',
      /only apps\/server\/env.ts/,
    ],
    ['apps/server/mail/mailer.ts', 'const { env } = process', /only apps\/server\/env.ts/],
    [
      'apps/server/mail/mailer.ts',
      "import { env } from 'node:process'",
      /only apps\/server\/env.ts/,
    ],
    ['apps/web/data/client.ts', 'export const cwd = process.cwd()', /no process in a browser/],
    ['packages/ui/card.tsx', 'export const on = typeof process', /no process in a browser/],
  ],
  'who touches the database': [
    [
      'apps/server/areas/words/handlers.ts',
      "import { sql } from 'drizzle-orm'",
      /may not touch the database/,
    ],
    [
      'apps/server/areas/words/tables.ts',
      "import type { Pool } from 'pg'",
      /may not touch the database/,
    ],
    ['apps/server/app.ts', "import pg from 'pg'", /may not touch the database/],
    [
      'apps/server/main.ts',
      "import { drizzle } from 'drizzle-orm/node-postgres'",
      /may not touch the database/,
    ],
  ],
  'barrels and aliases': [
    ['packages/domain/index.ts', '', /a barrel/],
    ['apps/server/areas/words/index.ts', '', /a barrel/],
    [
      'apps/web/tsconfig.json',
      '{ "compilerOptions": { "paths": { "#data/*": ["./data/*"] } } }',
      /path aliases/,
    ],
    ['tsconfig.json', '{ /* soon */ "compilerOptions": { "paths": {} } }', /path aliases/],
    ['apps/web/data/client.ts', "import { en } from '@/texts.ts'", /is a path alias/],
  ],
  'imports say which file they mean': [
    ['apps/server/monitoring/log.ts', "import { db } from '../db/db'", /lacks its file extension/],
    [
      'apps/server/monitoring/log.ts',
      "import { year } from '@quartet/domain/bands'",
      /lacks its file extension/,
    ],
  ],
  'nothing outside the repository is named': [
    ['docs/method.md', 'see ../shared/x', /outside the repository/],
    ['README.md', 'as shared/design says', /outside the repository/],
    ['apps/server/monitoring/log.ts', '// shared/contract', /outside the repository/],
  ],
  'words that the field has another word for': [
    ['apps/server/monitoring/log.ts', 'export const told = 1', /'told' is not a word of the field/],
    [
      'packages/contract/areas/topics.ts',
      'export type AskedTopics = string',
      /'AskedTopics' is not a word of the field/,
    ],
  ],
  'names that say nothing': [
    ['packages/domain/utils.ts', '', /'utils.ts' says nothing/],
    ['apps/server/common/log.ts', '', /'common' says nothing/],
    ['apps/server/base/log.ts', '', /'base' says nothing/],
    ['apps/web/areas/words/word-helper.tsx', '', /'word-helper.tsx' says nothing/],
  ],
}

for (const [rule, cases] of Object.entries(broken))
  describe(rule, () => {
    test.each(cases)('%s: %s', (name, text, expected) => {
      const violations = violationsWith({ [name]: text })
      expect(violations.filter((sentence) => expected.test(sentence))).toHaveLength(1)
      expect(
        violations.filter((sentence) => !sentence.includes(name) && !expected.test(sentence)),
      ).toEqual([])
    })
  })
