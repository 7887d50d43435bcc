import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@quartet/content/cms/page.ts'
import type { FirstContent } from '@quartet/content/first/first-content.ts'
import { firstLanguages } from '@quartet/content/languages.ts'
import { bands } from '@quartet/domain/bands.ts'
import { ageGroups, patterns } from '@quartet/domain/patterns.ts'
import { roles } from '@quartet/domain/roles.ts'
import { loadStatements } from './areas/attributes/commands.ts'
import { loadCareer } from './areas/career/commands.ts'
import { loadPages } from './areas/cms/commands.ts'
import { loadForm } from './areas/inventory/commands.ts'
import { loadLanguages } from './areas/languages/commands.ts'
import { loadRoles } from './areas/roles/commands.ts'
import { loadTeamStatements } from './areas/statements/commands.ts'
import { loadStrategies } from './areas/strategies/commands.ts'
import { loadTopics } from './areas/topics/commands.ts'
import { loadWalls } from './areas/words/commands.ts'
import { unlessLoaded } from './db/content-loads.ts'
import type { Db, Transaction } from './db/db.ts'

/** The result's texts as CMS rows, so that administrators can edit them: label_*, label_provisional and band_<pattern> in the order of the bands. */
const resultPages = ({ texts, results }: FirstContent): Page[] =>
  ageGroups.flatMap((age_group_id) => {
    const { labels, provisional, bands: bandsOfForm } = results[age_group_id]
    const page = (key: string, title: string, text: string, order = 1): Page => ({
      key,
      age_group_id,
      order,
      title,
      body_html: `<p>${text}</p>`,
    })
    const dynamic = texts['label.Dynamic Learner']
    return [
      page('label_bridge', texts['label.Bridge Learner'], labels.bridge),
      page('label_dynamic', dynamic, labels.dynamic),
      page('label_strong_willed', texts['label.Strong-Willed Learner'], labels.strong_willed),
      page('label_provisional', texts['label.provisional'].replace('{{label}}', dynamic), provisional),
      ...patterns.flatMap((pattern) =>
        bands.map((band, at) => page(`band_${pattern}`, texts[`band.${band}`], bandsOfForm[pattern][band], at + 1)),
      ),
    ]
  })

const folder = path.join(import.meta.dirname, '../../packages/content')
/** What no database is given. */
const leftOut = /^(samples|leanings|mails|exports)\/|\.test\.ts$/

/** Of the files as they are, this one among them: what they hold is megabytes of modules, and nobody needs it where it is loaded already. */
async function digestOfContent() {
  const hash = createHash('sha256')
    .update(JSON.stringify({ firstLanguages, roles }))
    .update(await readFile(import.meta.filename))
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/'))
  for (const name of names.filter((one) => one.endsWith('.ts') && !leftOut.test(one)).sort())
    hash.update(name).update(await readFile(path.join(folder, name)))
  return hash.digest('hex')
}

/** Loads packages/content into the database, once a version of it: idempotent, and what an administrator edited stays as it is. */
export const loadFirstContent = async (db: Db) =>
  unlessLoaded(db, 'content', await digestOfContent(), async (tx) => {
    const { firstContent } = await import('@quartet/content/first/every.ts')
    await loadLanguages(tx, firstLanguages)
    await loadRoles(tx)
    for (const [id, first] of Object.entries(firstContent)) await loadLanguage(tx, Number(id), first)
  })

async function loadLanguage(tx: Transaction, id: number, first: FirstContent) {
  const { forms, statements, career, team, topics, walls, strategies, pages } = first
  for (const form of forms) await loadForm(tx, id, form)
  for (const ageGroup of ageGroups) await loadStatements(tx, id, ageGroup, statements[ageGroup])
  await loadCareer(tx, id, career)
  await loadTeamStatements(tx, id, team)
  await loadPages(tx, id, [...pages, ...resultPages(first)])
  await loadTopics(tx, id, topics)
  await loadWalls(tx, id, walls)
  await loadStrategies(tx, id, strategies)
}
